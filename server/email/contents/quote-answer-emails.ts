import type { EmailContent } from '#server/email/email-content.ts';
import { type IssuedName, listDocumentFacts } from './client-page-emails.ts';
import { formatMoment } from './format-moment.ts';

/** Names of a quote, for an e-mail to its buyer. */
export type ReceivedName = Pick<IssuedName, 'theMention' | 'number'> & {
  sellerName: string | null;
};

/** An answer for an e-mail. `amount` includes the options: « 1 234,56 € »; null if unknown. */
export type TakenAnswer = {
  signerName: string;
  answeredAt: Date;
  amount: string | null;
};

/** To the buyer: the code that their answer to a quote needs. */
export function writeAnswerCodeEmail({
  code,
  ...quote
}: ReceivedName & { code: string }): EmailContent {
  return {
    type: 'answer-code',
    subject: `Votre code pour accepter ou refuser ${quote.theMention}`,
    title: 'Votre code pour répondre',
    paragraphs: [
      `Quelqu’un, vous sans doute, veut accepter ou refuser ${quote.theMention}. Recopiez ce code dans la page du devis\u00a0: il sert une fois, pendant dix minutes.`,
    ],
    facts: listReceived(quote),
    code,
    after: [
      'Ne le donnez à personne, pas même à qui vous a envoyé ce devis\u00a0: avec ce code, on y répond en votre nom.',
      'Si vous n’avez rien demandé, ne faites rien\u00a0: sans ce code, personne ne répond à ce devis.',
    ],
  };
}

/** To the issuer: their quote was answered on its page. */
export function writeQuoteAnsweredEmail({
  opening,
  verdict,
  reason,
  choiceCount,
  asksDeposit,
  provenEmail,
  documentsUrl,
  ...answer
}: IssuedName &
  TakenAnswer & {
    /** « Le devis D-2026-0031 » */
    opening: string;
    verdict: 'accepted' | 'refused';
    reason: string | null;
    /** Options and variants that were chosen; null for a quote without any. */
    choiceCount: number | null;
    /** The quote asks for a deposit. */
    asksDeposit: boolean;
    /** The address whose code was given; null without a code. */
    provenEmail: string | null;
    documentsUrl: string;
  }): EmailContent {
  const isAccepted = verdict === 'accepted';
  const word = isAccepted ? 'accepté' : 'refusé';
  return {
    type: isAccepted ? 'quote-accepted' : 'quote-refused',
    subject: `${opening} est ${word}`,
    title: `Votre devis est ${word}`,
    paragraphs: [
      `${opening} a été ${word} sur sa page le ${formatMoment(answer.answeredAt)} (heure de Paris). Il est marqué ainsi dans vos documents.`,
      ...(isAccepted ? [sayNext(asksDeposit)] : []),
    ],
    ...(reason !== null && { quotation: reason }),
    facts: [
      { label: isAccepted ? 'Accepté par' : 'Refusé par', value: answer.signerName },
      ...listDocumentFacts(answer),
      ...(choiceCount === null
        ? []
        : [{ label: 'Options et variantes retenues', value: String(choiceCount) }]),
      ...(answer.amount === null ? [] : [{ label: 'Montant', value: answer.amount }]),
      ...(provenEmail === null ? [] : [{ label: 'Code reçu à', value: provenEmail }]),
    ],
    action: { label: 'Voir mes documents', url: documentsUrl },
    after: [
      provenEmail === null
        ? 'Quiconque a le lien peut répondre\u00a0: ce nom est celui qui a été écrit, rien d’autre ne dit qui l’a fait.'
        : 'Qui a répondu a recopié un code envoyé à cette adresse, qui est celle de votre client sur le devis.',
    ],
  };
}

/** Confirms an acceptance to the buyer whose address a code has verified. */
export function writeAcceptanceReceipt({
  chosen,
  contentHash,
  ...quote
}: ReceivedName &
  TakenAnswer & {
    /** The names of the options and variants that were chosen. */
    chosen: readonly string[];
    contentHash: string;
  }): EmailContent {
  return {
    type: 'acceptance-receipt',
    subject: `Vous avez accepté ${quote.theMention}`,
    title: 'Votre accord est enregistré',
    paragraphs: [
      `Vous avez accepté ${quote.theMention} le ${formatMoment(quote.answeredAt)} (heure de Paris), avec le code envoyé à cette adresse. Qui vous a envoyé le devis en est averti.`,
    ],
    facts: [
      ...listReceived(quote),
      { label: 'Accepté par', value: quote.signerName },
      ...(chosen.length === 0 ? [] : [{ label: 'Avec', value: listChosen(chosen) }]),
      ...(quote.amount === null ? [] : [{ label: 'Montant', value: quote.amount }]),
      { label: 'Empreinte (SHA-256)', value: contentHash },
    ],
    after: [
      'Gardez ce message avec le devis\u00a0: l’empreinte est celle de ce que la page montrait.',
      'Si ce n’est pas vous, écrivez aussitôt à qui vous a envoyé ce devis.',
    ],
  };
}

function sayNext(asksDeposit: boolean): string {
  return asksDeposit
    ? 'La suite\u00a0: ouvrez-le dans vos documents et faites la facture d’acompte qu’il demande.'
    : 'La suite\u00a0: ouvrez-le dans vos documents et faites la facture, ou une facture d’acompte.';
}

function listReceived({ number, sellerName }: ReceivedName) {
  return [
    ...(number === null ? [] : [{ label: 'Numéro', value: number }]),
    ...(sellerName === null ? [] : [{ label: 'De', value: sellerName }]),
  ];
}

/** « Version anglaise, Hébergement dédié et 3 autres » */
function listChosen(chosen: readonly string[]): string {
  const named = chosen.slice(0, MOST_NAMED).map((name) => name.slice(0, MOST_CHARACTERS));
  const others = chosen.length - named.length;
  return `${named.join(', ')}${others > 0 ? ` et ${others} autre${others > 1 ? 's' : ''}` : ''}`;
}

const MOST_NAMED = 8;
const MOST_CHARACTERS = 80;
