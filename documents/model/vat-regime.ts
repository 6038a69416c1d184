/** Those that any seller may meet, beside the one of its status. */
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

/** How a sale may be taxed. */
export const SALE_REGIMES = ['normal', 'franchise', ...SPECIAL_REGIMES] as const;

/**
 * How a document is taxed, as a choice of its author; « net-of-tax » is for what gives a sale back
 * (CGI 272, 1). What the law says of each regime is in law/vat/vat-regimes.ts.
 */
export const VAT_REGIMES = [...SALE_REGIMES, 'net-of-tax'] as const;

export type VatRegime = (typeof VAT_REGIMES)[number];

/**
 * Only the common regime shows a rate on its lines; every other one is at zero, whatever the line
 * says.
 */
export function chargesVat(regime: VatRegime): boolean {
  return regime === 'normal';
}
