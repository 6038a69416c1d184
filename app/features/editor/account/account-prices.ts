import { multiplyDivide, parseDecimal, toDecimal } from '#documents';

/** Products are priced without VAT; a document may be priced with it. Rates are percentages. */
export function addVat(unitPrice: string, vatRate: string | null): string {
  return convert(unitPrice, vatRate, (rate) => [WHOLE + rate, WHOLE]);
}

export function removeVat(unitPrice: string, vatRate: string | null): string {
  return convert(unitPrice, vatRate, (rate) => [WHOLE, WHOLE + rate]);
}

function convert(
  unitPrice: string,
  vatRate: string | null,
  fractionOf: (rate: number) => readonly [number, number],
): string {
  const [price, rate] = [parseDecimal(unitPrice, PRICE_DECIMALS), parseDecimal(vatRate ?? '0', 2)];
  if (price === null || rate === null) return unitPrice;
  return toDecimal(multiplyDivide(price, ...fractionOf(rate)), PRICE_DECIMALS);
}

const PRICE_DECIMALS = 6;
/** 100 % in hundredths of a percent. */
const WHOLE = 10_000;
