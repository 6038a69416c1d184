import { type Draft, formatSiren, formatSiret, VAT_REGIME_LAW } from '#documents';

export function describeBuyer({ name, siren, siret, vatNumber, address }: Draft['buyer']): {
  name: string;
  parts: string[];
} {
  const number = siret ? formatSiret(siret) : formatSiren(siren ?? '');
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  const parts = [number, vatNumber && `TVA\u00a0${vatNumber}`, address.line1, town];
  return { name, parts: parts.flatMap((part) => part || []) };
}

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

/** Under reverse charge the buyer pays the VAT, so its VAT number is required. */
export function needsBuyerVatNumber({ vatRegime }: Draft): boolean {
  return VAT_REGIME_LAW[vatRegime].requires.includes('buyer-vat-number');
}
