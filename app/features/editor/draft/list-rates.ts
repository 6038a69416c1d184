import { type Draft, ratesOf, territoryOf, toDecimal } from '#documents';

/**
 * The rates in force where the seller is, on the day of the document, the highest first: « 20 »,
 * « 5.5 ».
 */
export function listRates(draft: Draft, today: string): string[] {
  const territory = territoryOf(draft.seller.address);
  return ratesOf(territory, draft.issueDate || today).map((rate) => toDecimal(rate, 2));
}

/** The same, with zero, and with the rate already chosen when it is none of them. */
export function listRateChoices(draft: Draft, today: string, current: string): string[] {
  const known = listRates(draft, today);
  const isMissing = current !== '' && current !== '0' && !known.includes(current);
  return [...(isMissing ? [current] : []), ...known, '0'];
}
