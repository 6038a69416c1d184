import type { DocumentStatus, StatusName } from '#documents/dossier/chain-node.ts';
import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { withOfThe, withThe } from '#documents/model/texts/articles.ts';

/** What a document is called with its nature: « Facture d’acompte », « Devis ». */
export function titleOf({ kind, subtype }: Pick<Draft, 'kind' | 'subtype'>): string {
  return subtypeOf(requireKind(kind), subtype).title;
}

/** « facture d’acompte F-2026-0042 », « devis sans numéro » */
export function mentionOf(draft: Pick<Draft, 'kind' | 'subtype' | 'number'>): string {
  return `${titleOf(draft).toLowerCase()} ${draft.number || 'sans numéro'}`;
}

/** « le devis D-2026-0031 », « la facture F-2026-0042 », « l’avoir A-2026-0001 » */
export function theMention(draft: Pick<Draft, 'kind' | 'subtype' | 'number'>): string {
  return withThe(mentionOf(draft), requireKind(draft.kind).gender);
}

/** « du devis D-2026-0031 », « de la facture F-2026-0042 », « de l’avoir A-2026-0001 » */
export function ofMention(draft: Pick<Draft, 'kind' | 'subtype' | 'number'>): string {
  return withOfThe(mentionOf(draft), requireKind(draft.kind).gender);
}

/** A word that follows the gender of the document: « émis » gives « émise ». */
export function agree(word: string, { kind }: Pick<Draft, 'kind'>): string {
  return requireKind(kind).gender === 'feminine' ? `${word}e` : word;
}

/** « Payée en partie », « Facturé à 30 % » */
export function wordStatus(status: DocumentStatus, draft: Pick<Draft, 'kind' | 'subtype'>): string {
  if (status.name === 'invoiced')
    return status.percent === 100 ? 'Facturé' : `Facturé à ${status.percent}\u00a0%`;
  if (status.name === 'issued') {
    const { isInvoice } = subtypeOf(requireKind(draft.kind), draft.subtype);
    return agree(isInvoice ? 'Émis' : 'Établi', draft);
  }
  return STATUS_WORDS[status.name].replace('·', agree('', draft));
}

/** As a filter says it, whatever the document. */
export function nameStatus(name: StatusName): string {
  return name === 'issued' ? 'Émis' : STATUS_WORDS[name].replace('·', '');
}

/** « · » stands for the mark of the feminine. */
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
