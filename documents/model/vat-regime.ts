/**
 * How a document is taxed, as a choice of its author. What the law says of each regime is in
 * law/vat/vat-regimes.ts.
 */
export const VAT_REGIMES = [
  'normal',
  'franchise',
  'reverse-charge-works',
  'eu-services',
  'eu-goods',
  'export',
  'non-eu-services',
  'exempt',
  'margin-used',
  'margin-art',
  'margin-antiques',
  'margin-travel',
  'no-vat-territory',
  'net-of-tax',
] as const;

export type VatRegime = (typeof VAT_REGIMES)[number];

/**
 * Only the common regime shows a rate on its lines; every other one is at zero, whatever the line
 * says.
 */
export function chargesVat(regime: VatRegime): boolean {
  return regime === 'normal';
}
