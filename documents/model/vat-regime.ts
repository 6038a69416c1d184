/** Besides the regime of a seller's status. */
export const SPECIAL_REGIMES = [
  'reverse-charge-works',
  'eu-services',
  'eu-goods',
  'eu-triangular',
  'one-stop-shop',
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

/** Whether lines bear their rate; in the other regimes they are at zero whatever they say. */
export function chargesVat(regime: VatRegime): boolean {
  return regime === 'normal' || chargesForeignVat(regime);
}

/** The VAT of the member state of a consumer, declared through the one-stop shop (CGI 259 D). */
export function chargesForeignVat(regime: VatRegime): boolean {
  return regime === 'one-stop-shop';
}
