import type { DocumentStatus, StatusName } from '#documents/dossier/chain-node.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { RENT_TITLES } from '#documents/law/rent-titles.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type Gender, printedTitle, subtypeOf } from '#documents/model/kind.ts';
import { withOfThe, withThe } from '#documents/model/texts/articles.ts';
import { type TermSource, termOf } from './rent-term.ts';

type Titled = Pick<Draft, 'kind' | 'subtype'> &
  TermSource & { situation?: { rank: number } | null | undefined };
type Named = Titled & Pick<Draft, 'number'>;

/** The title: « Facture d’acompte », « Facture de situation n° 2 », « Avis d’échéance ». */
export function titleOf(document: Titled): string {
  const { kind, subtype, situation } = document;
  const term = termOf(document);
  if (term) return RENT_TITLES[term.result].fr;
  return printedTitle(subtypeOf(requireKind(kind), subtype), situation);
}

/** « facture d’acompte F-2026-0042 », « devis sans numéro » */
export function mentionOf(document: Named): string {
  return `${titleOf(document).toLowerCase()} ${document.number || 'sans numéro'}`;
}

/** « le devis D-2026-0031 », « la facture F-2026-0042 », « l’avoir A-2026-0001 » */
export function theMention(document: Named): string {
  return withThe(mentionOf(document), genderOf(document));
}

/** « du devis D-2026-0031 », « de la facture F-2026-0042 », « de l’avoir A-2026-0001 » */
export function ofMention(document: Named): string {
  return withOfThe(mentionOf(document), genderOf(document));
}

/** What a client is owed: « l’avoir A-2026-0003 », « le trop-perçu de la facture F-2026-0001 » */
export function theCredit(document: Named & { asksPayment: boolean }): string {
  return document.asksPayment ? `le trop-perçu ${ofMention(document)}` : theMention(document);
}

/** Agrees a word with the document's gender: « émis » → « émise ». */
export function agree(word: string, document: Titled): string {
  return genderOf(document) === 'feminine' ? `${word}e` : word;
}

/** The gender of the French title, for agreements. */
export function genderOf(document: Titled): Gender {
  const term = termOf(document);
  return term ? RENT_TITLES[term.result].gender : requireKind(document.kind).gender;
}

/** « Payée en partie », « Facturé à 30 % » */
export function wordStatus(status: DocumentStatus, draft: Titled): string {
  if (status.name === 'invoiced')
    return status.percent === 100 ? 'Facturé' : `Facturé à ${status.percent}\u00a0%`;
  if (status.name === 'issued') {
    const { isInvoice } = subtypeOf(requireKind(draft.kind), draft.subtype);
    return agree(isInvoice ? 'Émis' : 'Établi', draft);
  }
  return STATUS_WORDS[status.name].replace('·', agree('', draft));
}

/** The name in a filter, without agreement. */
export function nameStatus(name: StatusName): string {
  return name === 'issued' ? 'Émis' : STATUS_WORDS[name].replace('·', '');
}

/** « · » marks the feminine ending. */
const STATUS_WORDS: Readonly<Record<StatusName, string>> = {
  draft: 'Brouillon',
  changed: 'Modifié·',
  issued: 'Émis·',
  sent: 'Envoyé·',
  accepted: 'Accepté·',
  refused: 'Refusé·',
  expired: 'Expiré·',
  invoiced: 'Facturé·',
  'partly-paid': 'Payé· en partie',
  paid: 'Payé·',
  'partly-credited': 'Crédité· en partie',
  cancelled: 'Annulé· par avoir',
  replaced: 'Remplacé·',
};
