import { type Draft, ratesOf, territoryOf, toDecimal } from '#documents';

/** The rates in force where the seller is, zero, and the one already chosen; as decimals, the highest first. */
export function listRates({ seller, issueDate }: Draft, current = ''): string[] {
  const known = ratesOf(territoryOf(seller.address), issueDate || LATEST).map((rate) =>
    toDecimal(rate, 2),
  );
  const isMissing = current !== '' && current !== '0' && !known.includes(current);
  return [...(isMissing ? [current] : []), ...known, '0'];
}

/** Without a date, the law as it stands. */
const LATEST = '2099-12-31';
