import type { Mention, MentionContext } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { DocumentReference } from '#documents/model/fields/references.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { formatPercent } from '#documents/money/format.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { isAllDone, percentOf, sumProgress } from '#documents/totals/works-progress.ts';
import { formatReference, joinReferences } from './join-references.ts';

/** The mentions under the title: subtype first, then the nature of the operation. */
export function headingMentions({ draft, totals, kind }: MentionContext): Mention[] {
  const { isInvoice, isCredit } = subtypeOf(kind, draft.subtype);
  const nature = isInvoice ? operationNature(draft) : [];
  const hasSubtype = kind.hasLines && !isCredit;
  return [...(hasSubtype ? subtypeMentions(draft, totals) : []), ...nature];
}

function subtypeMentions(draft: Draft, totals: Totals): Mention[] {
  switch (draft.subtype) {
    case 'corrective':
      return correctiveMention(draft);
    case 'deposit':
      return depositMention(draft);
    case 'final':
      return finalMention(draft);
    case 'situation':
      return situationMentions(draft, totals);
    case 'self-billed':
      return [selfBilledMention()];
    case 'proforma':
      return [heading('proforma', PROFORMA, 'subtype')];
    default:
      return [];
  }
}

/** CGI ann. II, 242 nonies A, I-14°. */
export function selfBilledMention(): Mention {
  return heading('self-billed', SELF_BILLED, 'subtype');
}

/** CGI 289, I-5; BOI-TVA-DECLA-30-20-20-20: a corrective invoice expressly cancels and replaces. */
function correctiveMention(draft: Draft): Mention[] {
  const replaced = (draft.references.preceding ?? []).filter(({ number }) => number !== '');
  if (replaced.length === 0) return [];
  const text = `Annule et remplace la facture ${joinReferences(replaced)}`;
  return [heading('corrective', text, 'references.preceding')];
}

function depositMention(draft: Draft): Mention[] {
  const { quote } = draft.references;
  if (!quote?.number) return [];
  const number = draft.number ? ` n° ${draft.number}` : '';
  const text = `Facture d’acompte${number} sur devis ${formatReference(quote)}`;
  return [heading('deposit', text, 'references.quote')];
}

/** The final invoice names each deposit invoice. */
function finalMention(draft: Draft): Mention[] {
  const deposits = depositReferences(draft);
  if (deposits.length === 0) return [];
  const noun = deposits.length > 1 ? 'aux factures d’acompte' : 'à la facture d’acompte';
  return [
    heading('final', `Solde faisant suite ${noun} ${joinReferences(deposits)}`, 'prepayments'),
  ];
}

/** The quote that was done in part, and the amendments counted in. */
function situationMentions({ references, situation }: Draft, totals: Totals): Mention[] {
  const progress = sumProgress(totals, situation);
  if (!situation || !progress || !references.quote?.number) return [];
  const percent = percentOf(progress.done, progress);
  const state = percent === null ? '' : `, réalisé à ${formatPercent(percent)}`;
  const name = `Situation n° ${situation.rank}`;
  const quote = formatReference(references.quote);
  const text = isAllDone(totals, situation)
    ? `${name}, valant solde, sur devis ${quote}`
    : `${name} sur devis ${quote}${state}`;
  const { amendments = [] } = situation;
  const noun = amendments.length > 1 ? 'Avenants compris' : 'Avenant compris';
  return [
    heading('situation', text, 'references.quote'),
    ...(amendments.length > 0
      ? [heading('amendments', `${noun} : ${joinReferences(amendments)}`, 'references.quote')]
      : []),
  ];
}

/** Preceding documents with their dates, else those named by the prepayments. */
function depositReferences(draft: Draft): DocumentReference[] {
  const preceding = (draft.references.preceding ?? []).filter(({ number }) => number !== '');
  if (preceding.length > 0) return preceding;
  return draft.prepayments.flatMap(({ reference, issueDate }) =>
    reference ? [{ number: reference, issueDate }] : [],
  );
}

/** CGI ann. II, 242 nonies A, I-8° bis. */
function operationNature({ operation }: Draft): Mention[] {
  if (operation === '') return [];
  return [
    { id: 'operation', text: operationSentence(operation), place: 'reference', field: 'operation' },
  ];
}

export function operationSentence(operation: keyof typeof NATURES): string {
  return `Nature de l’opération : ${NATURES[operation]}`;
}

function heading(id: string, text: string, field: DraftPath): Mention {
  return { id, text, place: 'heading', field };
}

/** Neither an invoice nor a claim, without deductible VAT. */
export const PROFORMA =
  'Document proforma, sans valeur de facture : il ne vaut ni créance ni droit à déduction de la TVA';
export const SELF_BILLED = 'Autofacturation';
const NATURES = {
  goods: 'livraisons de biens',
  services: 'prestations de services',
  mixed: 'livraisons de biens et prestations de services',
} as const;
