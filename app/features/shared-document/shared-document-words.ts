import { describePage } from '#app/sheet/describe-page.ts';
import type { ZoomWords } from '#app/sheet/zoom/zoom-controls.tsx';
import { type Cents, type Draft, formatAmount, requireKind, subtypeOf } from '#documents';
import { mainAmount } from '#documents/dossier';
import type { SharedDocument } from './open-document.ts';

/** The words around a document, in its own language. */
export type SharedDocumentWords = {
  from: string;
  unknownAuthor: string;
  to: string;
  colon: string;
  draft: string;
  downloadPdf: string;
  downloadXml: string;
  print: string;
  document: string;
  /** The place of the document: the link, or the server until a date. */
  inLink: string;
  onServer: (until: Date) => string;
  advice: string;
  /** Shown instead of the payment advice once the invoice is paid. */
  paid: string;
  paidAdvice: string;
  failed: { title: string; detail: string };
  zoom?: ZoomWords;
  mainAmount: (document: SharedDocument) => { label: string; amount: string };
  describePage: typeof describePage;
};

const FRENCH: SharedDocumentWords = {
  from: 'De',
  unknownAuthor: 'auteur inconnu',
  to: 'pour',
  colon: '\u00a0: ',
  draft: 'Ce document est un brouillon\u00a0: des mentions obligatoires y manquent.',
  downloadPdf: 'Télécharger le PDF',
  downloadXml: 'Télécharger le XML',
  print: 'Imprimer',
  document: 'Document',
  inLink: 'Le lien contient le document, qui n’est gardé sur aucun serveur.',
  onServer: (until) =>
    `Notre serveur garde ce document jusqu’au ${formatLocalDay(until, 'fr')}, chiffré\u00a0: la clé est dans le lien, et lui ne peut pas le lire.`,
  advice:
    'Nous ne savons pas qui l’a écrit\u00a0: avant de payer, vérifiez l’IBAN auprès de la personne que vous connaissez.',
  paid: 'Ce document est payé\u00a0: il ne reste rien à régler.',
  paidAdvice: 'Nous ne savons pas qui l’a écrit.',
  failed: {
    title: 'Le PDF n’a pas pu être fait.',
    detail: 'La connexion manque\u00a0: réessayez quand elle revient.',
  },
  mainAmount: (document) => {
    const { label, amount } = mainAmount(document);
    return { label: isSettled(document) ? 'Montant payé' : label, amount };
  },
  describePage,
};

const ENGLISH: SharedDocumentWords = {
  from: 'From',
  unknownAuthor: 'unknown author',
  to: 'to',
  colon: ': ',
  draft: 'This document is a draft: it lacks information that the law requires.',
  downloadPdf: 'Download the PDF',
  downloadXml: 'Download the XML',
  print: 'Print',
  document: 'Document',
  inLink: 'The link holds the document, which no server keeps.',
  onServer: (until) =>
    `Our server keeps this document until ${formatLocalDay(until, 'en')}, encrypted: the key is in the link, and the server cannot read it.`,
  advice: 'We do not know who wrote it: before you pay, check the IBAN with the person you know.',
  paid: 'This document is paid: nothing is left to pay.',
  paidAdvice: 'We do not know who wrote it.',
  failed: {
    title: 'The PDF could not be made.',
    detail: 'There is no connection: try again when it is back.',
  },
  zoom: {
    title: 'Size of the pages',
    smaller: 'Smaller',
    larger: 'Larger',
    real: 'Real size',
    backToReal: 'back to the real size',
    fit: 'Fit to width',
    page: 'See the whole page',
    percent: '%',
  },
  mainAmount: nameMainAmount,
  describePage: ({ title, number, pageCount, main: { label, amount } }) => {
    const place = pageCount > 1 ? `page ${number} of ${pageCount}` : '1 page';
    const about = `${label.slice(0, 1).toLowerCase()}${label.slice(1)} ${amount}`;
    return [`Preview: ${title}`, place, ...(number === 1 ? [about] : [])].join(', ');
  },
};

export const SHARED_DOCUMENT_WORDS: Readonly<Record<Draft['language'], SharedDocumentWords>> = {
  fr: FRENCH,
  en: ENGLISH,
};

/** A paid document that would otherwise ask for payment. */
export function isSettled({ draft: { kind, subtype }, isPaid }: SharedDocument): boolean {
  return isPaid && subtypeOf(requireKind(kind), subtype).asksPayment;
}

/** Uses the words and figures of the sheet. */
function nameMainAmount(document: SharedDocument) {
  const { draft, totals } = document;
  const labels = labelsOf(document);
  const say = (label: string, amount: Cents) => ({
    label,
    amount: writeDocumentAmount(document, amount),
  });
  const traits = requireKind(draft.kind);
  const { payableAmount, receipt, rent } = totals;
  if (traits.hasReceipt) return say('Amount received', receipt?.amount ?? payableAmount);
  if (rent?.result === 'partial') return say('Amount received', rent.receivedTotal);
  if (traits.hasRent) return say('Total for the term', rent?.dueTotal ?? payableAmount);
  if (isSettled(document)) return say('Amount paid', payableAmount);
  const { finalAmount } = subtypeOf(traits, draft.subtype);
  return say(labels?.totals.final[finalAmount] ?? 'Total', payableAmount);
}

/** An amount of the document, in its language and currency. */
export function writeDocumentAmount(document: SharedDocument, amount: Cents): string {
  const format = labelsOf(document)?.format.amount ?? formatAmount;
  return format(amount, document.draft.currency);
}

function labelsOf({ draft, fonts }: SharedDocument) {
  const { languages } = fonts.getMetrics();
  return languages.find((one) => one.labels.language === draft.language)?.labels;
}

/** « 30 novembre 2026 », in France; `day` is a moment or YYYY-MM-DD. */
export function formatLocalDay(day: Date | string, language: Language): string {
  const moment = typeof day === 'string' ? new Date(`${day}T12:00:00Z`) : day;
  return moment.toLocaleDateString(LOCALES[language], { dateStyle: 'long', timeZone });
}

/** « 30 novembre 2026 à 18:12 », in France. */
export function formatLocalMoment(moment: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return moment.toLocaleString(LOCALES[language], style);
}

type Language = Draft['language'];
const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };
const timeZone = 'Europe/Paris';
