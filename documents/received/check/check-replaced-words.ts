import {
  earlyDiscountMention,
  latePenaltyMention,
} from '#documents/law/mentions/payment-mentions.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isSameSense, listReplaced } from '#documents/received/draft/payment-notes.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';

/** Quotes the issuer on late and early payment where a draft would print another meaning. */
export function checkReplacedWords(
  { notes = [] }: TolerantInvoice,
  draft: Draft,
): ReceivedFinding[] {
  return SUBJECTS.flatMap(({ code, name, mentionOf }) => {
    const note = notes.find(({ subjectCode }) => subjectCode === code);
    const { content } = note ?? {};
    if (!content || isSameSense({ content, subjectCode: code }, draft)) return [];
    if (flatten(content) === flatten(mentionOf(draft).text)) return [];
    const quoted = content.length > MAX_LENGTH ? `${content.slice(0, MAX_LENGTH)}…` : content;
    return [
      {
        code: 'replaced-words',
        severity: 'info',
        text: `${name} : l’émetteur a écrit « ${quoted.trim()} ». ${sayFate({ content, subjectCode: code }, draft)}`,
        action: 'C’est le texte de l’émetteur qui compte : le document affiché le reprend.',
        term: 'BT-22',
      },
    ];
  });
}

function sayFate(note: { content: string; subjectCode: string }, draft: Draft): string {
  if (listReplaced({ notes: [note] }, draft).size === 0)
    return 'Un brouillon fait de cette facture ne reprendrait pas ces mots.';
  const kept = 'Un brouillon fait de cette facture garde ces mots dans ses notes';
  const { latePenalty, earlyDiscount } = draft.payment;
  const isRead = (note.subjectCode === 'AAB' ? earlyDiscount : latePenalty) !== 'unstated';
  return isRead ? `${kept}.` : `${kept}, et laisse la mention à choisir.`;
}

function flatten(text: string): string {
  return text.replace(/\s+/g, '');
}

const SUBJECTS = [
  { code: 'PMD', name: 'Pénalités de retard', mentionOf: latePenaltyMention },
  { code: 'AAB', name: 'Escompte', mentionOf: earlyDiscountMention },
];
const MAX_LENGTH = 300;
