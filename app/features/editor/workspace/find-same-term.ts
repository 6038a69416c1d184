import { computeRentTotals, type Draft } from '#documents';

/**
 * Finds an issued quittance for the same home and tenant whose period overlaps. Partial receipts do
 * not count.
 */
export function findSameTerm(draft: Draft, issued: readonly Draft[]): Draft | undefined {
  return issued.find(
    (other) => isQuittance(other) && isSameHome(draft, other) && overlaps(draft, other),
  );
}

function isQuittance(draft: Draft): boolean {
  return draft.rent ? computeRentTotals(draft.rent, draft).result === 'complete' : false;
}

function isSameHome(draft: Draft, other: Draft): boolean {
  const [mine, theirs] = [draft.rent?.dwelling.address, other.rent?.dwelling.address];
  return (
    draft.buyer.name === other.buyer.name &&
    mine?.line1 === theirs?.line1 &&
    mine?.postalCode === theirs?.postalCode
  );
}

function overlaps({ supply }: Draft, other: Draft): boolean {
  const [start, end] = [supply?.start ?? '', supply?.end ?? ''];
  const [otherStart, otherEnd] = [other.supply?.start ?? '', other.supply?.end ?? ''];
  return start !== '' && otherStart !== '' && start <= otherEnd && otherStart <= end;
}
