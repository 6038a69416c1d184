import { computeTotals, currencyDecimals, type Draft, type RentMonth, toDecimal } from '#documents';
import type { KeptTerm } from './kept-series.ts';

/**
 * Fills the months that have no typed payment with the payments known from the current draft, which
 * may have unsaved changes, and from the stored documents.
 */
export function withKnownPayments(
  months: readonly RentMonth[],
  { draft, kept }: { draft: Draft; kept: readonly KeptTerm[] },
): RentMonth[] {
  return months.map((month) => {
    if (month.received !== undefined || month.paidOn !== undefined) return month;
    const parts = kept.map((one) => one.draft).filter((one) => isOfMonth(one, month));
    const isOwn = isOfMonth(draft, month) && parts.length < 2;
    return { ...month, ...readReceived(isOwn ? [draft] : parts) };
  });
}

function isOfMonth({ supply }: Draft, { month }: RentMonth): boolean {
  return supply?.start?.slice(0, 7) === month;
}

/** The sum of all tenants’ payments; a date only for a single payment. */
function readReceived(parts: readonly Draft[]): Pick<RentMonth, 'received' | 'paidOn'> {
  const received = parts.reduce(
    (sum, part) => sum + (computeTotals(part).rent?.receivedTotal ?? 0),
    0,
  );
  if (received <= 0) return {};
  const [first, ...others] = parts.flatMap(({ rent }) => rent?.payments ?? []);
  const paidOn = others.length === 0 && first?.date ? { paidOn: first.date } : {};
  const decimals = currencyDecimals(parts[0]?.currency ?? 'EUR');
  return { received: toDecimal(received, 2, decimals), ...paidOn };
}
