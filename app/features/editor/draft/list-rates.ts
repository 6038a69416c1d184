import {
  chargesForeignVat,
  type Draft,
  hasPrice,
  ratesOf,
  territoryOf,
  toDecimal,
} from '#documents';

/**
 * The VAT rates in force at the seller’s address on the issue date, highest first: « 20 », « 5.5 »;
 * those already typed where the rates are those of another state.
 */
export function listRates(draft: Draft, today: string): string[] {
  if (chargesForeignVat(draft.vatRegime)) return listTyped(draft);
  const territory = territoryOf(draft.seller.address);
  return ratesOf(territory, draft.issueDate || today).map((rate) => toDecimal(rate, 2));
}

/** The rates in force and zero, plus the current rate when it is not among them. */
export function listRateChoices(draft: Draft, today: string, current: string): string[] {
  const known = listRates(draft, today);
  const isMissing = current !== '' && current !== '0' && !known.includes(current);
  return [...(isMissing ? [current] : []), ...known, '0'];
}

function listTyped({ lines }: Draft): string[] {
  const rates = lines.flatMap((line) => (hasPrice(line) && line.vatRate) || []);
  return [...new Set(rates)].filter((rate) => rate !== '0');
}
