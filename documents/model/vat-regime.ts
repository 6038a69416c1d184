/** Open to any seller, besides the regime of its status. */
export const SPECIAL_REGIMES = [
  'reverse-charge-works',
  'eu-services',
  'eu-goods',
  'eu-triangular',
  'export',
  'non-eu-services',
  'exempt',
  'margin-used',
  'margin-art',
  'margin-antiques',
  'margin-travel',
  'no-vat-territory',
] as const;

export const SALE_REGIMES = ['normal', 'franchise', ...SPECIAL_REGIMES] as const;

/**
 * The tax treatment chosen by the author; « net-of-tax » is for a refund without VAT (CGI 272, 1).
 * law/vat/vat-regimes.ts has the legal data of each.
 */
export const VAT_REGIMES = [...SALE_REGIMES, 'net-of-tax'] as const;

export type VatRegime = (typeof VAT_REGIMES)[number];

/** Only the common regime charges VAT; the others are at zero whatever the line says. */
export function chargesVat(regime: VatRegime): boolean {
  return regime === 'normal';
}
