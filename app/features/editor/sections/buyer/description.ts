import { type Draft, VAT_REGIME_LAW } from '#documents';

/** What the closed line of the details holds. */
export function describeBuyerDetails({ buyer, payer, payee }: Draft): string {
  return [
    buyer.contactName,
    buyer.department,
    buyer.phone,
    buyer.email,
    buyer.customerCode && `code ${buyer.customerCode}`,
    payer && 'autre payeur',
    payee && 'affacturage',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The client pays the VAT itself: it must be identified. */
export function needsBuyerVatNumber({ vatRegime }: Draft): boolean {
  return VAT_REGIME_LAW[vatRegime].requires.includes('buyer-vat-number');
}
