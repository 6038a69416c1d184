import { ALWAYS, type Dated } from '#documents/law/dated.ts';
import { LAST_DAY_OF_CGI } from '#documents/law/figures/last-day-of-cgi.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';

/** BT-118, BT-151: the VAT category codes used in France (BR-FR-15). */
export type VatCategory = 'S' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'Z';

/** Requirements on the parties, judged by rules/vat/vat-regime-rules.ts. */
export type RegimeRequirement =
  | 'seller-vat-number'
  | 'buyer-vat-number'
  | 'buyer-in-another-member-state'
  | 'goods-leave-for-another-member-state'
  | 'goods-leave-the-vat-territory'
  | 'buyer-outside-the-union'
  | 'buyer-in-france'
  | 'consumer-in-another-member-state'
  | 'exemption';

export type Wording = readonly [Dated<string>, ...Dated<string>[]];

export type VatRegimeLaw = {
  label: string;
  category: VatCategory;
  /** BT-121 */
  vatexCode?: string;
  /** Printed to the letter; absent without a fixed sentence. */
  mention?: Wording;
  reference: string;
  requires: readonly RegimeRequirement[];
};

export const TRIANGULAR_MENTION: Wording = directive(
  'Autoliquidation — application de l’article 141 de la directive 2006/112/CE',
);

/** The law of each regime; its article is `reference`. */
export const VAT_REGIME_LAW: Readonly<Record<VatRegime, VatRegimeLaw>> = {
  normal: {
    label: 'TVA de droit commun',
    category: 'S',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8° et 11°',
    requires: ['seller-vat-number'],
  },
  franchise: {
    label: 'Franchise en base de TVA',
    category: 'E',
    vatexCode: 'VATEX-FR-FRANCHISE',
    mention: citeCgi('TVA non applicable, article 293 B du CGI'),
    reference: 'CGI, art. 293 E, II ; BOI-TVA-DECLA-40-10-20 § 50',
    requires: [],
  },
  'reverse-charge-works': {
    label: 'Autoliquidation, sous-traitance du bâtiment',
    category: 'AE',
    vatexCode: 'VATEX-EU-AE',
    mention: citeCgi('Autoliquidation — article 283-2 nonies du CGI'),
    reference: 'CGI, art. 283-2 nonies ; ann. II, art. 242 nonies A, I-4° et 13°',
    requires: ['seller-vat-number', 'buyer-vat-number', 'buyer-in-france'],
  },
  'eu-services': {
    label: 'Services à un professionnel de l’Union européenne',
    category: 'AE',
    vatexCode: 'VATEX-EU-AE',
    mention: citeCgi(
      'Autoliquidation — article 283-2 du CGI, articles 44 et 196 de la directive 2006/112/CE',
    ),
    reference: 'CGI, art. 259, 1° et 283-2 ; ann. II, art. 242 nonies A, I-4° et 13°',
    requires: ['seller-vat-number', 'buyer-vat-number', 'buyer-in-another-member-state'],
  },
  'eu-goods': {
    label: 'Livraison intracommunautaire de biens',
    category: 'K',
    vatexCode: 'VATEX-EU-IC',
    mention: citeCgi('Exonération de TVA, article 262 ter, I du CGI'),
    reference: 'CGI, art. 262 ter, I ; ann. II, art. 242 nonies A, I-3° et 12°',
    requires: ['seller-vat-number', 'buyer-vat-number', 'goods-leave-for-another-member-state'],
  },
  /** Goods bought in one member state and sold in another, where the customer pays the tax. */
  'eu-triangular': {
    label: 'Opération triangulaire dans l’Union européenne',
    category: 'AE',
    vatexCode: 'VATEX-EU-AE',
    mention: TRIANGULAR_MENTION,
    reference:
      'CGI, art. 258 D ; directive 2006/112/CE, art. 141 ; CGI, ann. II, art. 242 nonies A, I-4° et 13°',
    requires: ['seller-vat-number', 'buyer-vat-number', 'goods-leave-for-another-member-state'],
  },
  /** No code of EN 16931 stands for the VAT of another state, and no French e-invoice is due. */
  'one-stop-shop': {
    label: 'Vente à distance, guichet unique',
    category: 'S',
    mention: citeCgi(
      'Vente à distance — TVA du pays de livraison, article 259 D du CGI, déclarée au guichet unique',
    ),
    reference: 'CGI, art. 259 D',
    requires: ['seller-vat-number', 'consumer-in-another-member-state'],
  },
  export: {
    label: 'Exportation de biens',
    category: 'G',
    vatexCode: 'VATEX-EU-G',
    mention: citeCgi('Exonération de TVA, article 262, I du CGI'),
    reference: 'CGI, art. 262, I ; ann. II, art. 242 nonies A, I-12°',
    requires: ['seller-vat-number', 'goods-leave-the-vat-territory'],
  },
  'non-eu-services': {
    label: 'Services à un client hors de l’Union européenne',
    category: 'O',
    vatexCode: 'VATEX-EU-O',
    mention: citeCgi('TVA non applicable, article 259, 1° du CGI'),
    reference: 'CGI, art. 259, 1°',
    requires: ['buyer-outside-the-union'],
  },
  exempt: {
    label: 'Opération exonérée, ou biens remis hors de France',
    category: 'E',
    reference: 'CGI, art. 261 à 261 E ; ann. II, art. 242 nonies A, I-12°',
    requires: ['exemption'],
  },
  'margin-used': {
    label: 'Marge, biens d’occasion',
    category: 'E',
    vatexCode: 'VATEX-EU-F',
    mention: directive("Régime particulier-Biens d'occasion"),
    reference: 'CGI, art. 297 A ; ann. II, art. 242 nonies A, I-16°',
    requires: [],
  },
  'margin-art': {
    label: 'Marge, objets d’art',
    category: 'E',
    vatexCode: 'VATEX-EU-I',
    mention: directive("Régime particulier-Objets d'art"),
    reference: 'CGI, art. 297 A ; ann. II, art. 242 nonies A, I-16°',
    requires: [],
  },
  'margin-antiques': {
    label: 'Marge, objets de collection et d’antiquité',
    category: 'E',
    vatexCode: 'VATEX-EU-J',
    mention: directive("Régime particulier-Objets de collection et d'antiquité"),
    reference: 'CGI, art. 297 A ; ann. II, art. 242 nonies A, I-16°',
    requires: [],
  },
  'margin-travel': {
    label: 'Marge, agences de voyages',
    category: 'E',
    vatexCode: 'VATEX-EU-D',
    mention: directive('Régime particulier-Agences de voyages'),
    reference: 'CGI, art. 266-1-e ; ann. II, art. 242 nonies A, I-15°',
    requires: [],
  },
  'no-vat-territory': {
    label: 'Guyane et Mayotte, sans TVA',
    category: 'O',
    vatexCode: 'VATEX-EU-O',
    mention: citeCgi('TVA non applicable, article 294, 1 du CGI'),
    reference: 'CGI, art. 294, 1',
    requires: [],
  },
  /** Between taxable persons, leaves VAT unchanged (CGI 272, 1; BOI-TVA-DECLA-30-20-20-20). */
  'net-of-tax': {
    label: 'Avoir net de taxe',
    category: 'E',
    vatexCode: 'VATEX-FR-CNWVAT',
    mention: directive('Avoir net de taxe : la TVA de la facture d’origine n’est pas modifiée'),
    reference: 'CGI, art. 272, 1 ; BOI-TVA-DECLA-30-20-20-20',
    requires: ['seller-vat-number'],
  },
};

/** A wording that cites the CGI. */
export function citeCgi(text: string): Wording {
  return [{ from: ALWAYS, until: LAST_DAY_OF_CGI, value: text }];
}

/** A wording from the directive, without a national article. */
function directive(text: string): Wording {
  return [{ from: ALWAYS, value: text }];
}
