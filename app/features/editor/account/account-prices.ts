import { convertPrice, type Draft, PRICE_MODE_DECIMALS, parseDecimal } from '#documents';

/** Products are priced without VAT; a document may be priced with it. Rates are percentages. */
export function addVat(unitPrice: string, vatRate: string | null): string {
  return convertUnitPrice(unitPrice, vatRate, 'net');
}

export function removeVat(unitPrice: string, vatRate: string | null): string {
  return convertUnitPrice(unitPrice, vatRate, 'gross');
}

function convertUnitPrice(
  unitPrice: string,
  vatRate: string | null,
  mode: Draft['priceMode'],
): string {
  const rate = parseDecimal(vatRate ?? '0', 2) ?? 0;
  return convertPrice(unitPrice, { scale: PRICE_MODE_DECIMALS, rate, mode });
}
