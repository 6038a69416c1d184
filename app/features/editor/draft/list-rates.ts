import { type Draft, ratesOf, territoryOf, toDecimal } from '#documents';

/**
 * The VAT rates in force at the seller’s address on the issue date, highest first: « 20 », « 5.5 ».
 */
export function listRates(draft: Draft, today: string): string[] {
  const territory = territoryOf(draft.seller.address);
  return ratesOf(territory, draft.issueDate || today).map((rate) => toDecimal(rate, 2));
}

/** The rates in force and zero, plus the current rate when it is not among them. */
export function listRateChoices(draft: Draft, today: string, current: string): string[] {
  const known = listRates(draft, today);
  const isMissing = current !== '' && current !== '0' && !known.includes(current);
  return [...(isMissing ? [current] : []), ...known, '0'];
}
