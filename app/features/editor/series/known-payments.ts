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
    return { ...month, ...(isOwn ? readOwn(draft) : readReceived(parts)) };
  });
}

/** The series repeats the draft: each of its payments keeps its own means. */
function readOwn(draft: Draft): KnownPayment {
  const { means, ...received } = readReceived([draft]);
  return (draft.rent?.payments.length ?? 0) > 1 ? received : { ...received, means };
}

type KnownPayment = Pick<RentMonth, 'received' | 'paidOn' | 'means'>;

function isOfMonth({ supply }: Draft, { month }: RentMonth): boolean {
  return supply?.start?.slice(0, 7) === month;
}

/** The sum of all tenants’ payments; a date only for a single payment, a means if all share it. */
function readReceived(parts: readonly Draft[]): KnownPayment {
  const received = parts.reduce(
    (sum, part) => sum + (computeTotals(part).rent?.receivedTotal ?? 0),
    0,
  );
  if (received <= 0) return {};
  const [first, ...others] = parts.flatMap(({ rent }) => rent?.payments ?? []);
  const paidOn = others.length === 0 && first?.date ? { paidOn: first.date } : {};
  const isShared = others.every(({ means }) => means === first?.means);
  const decimals = currencyDecimals(parts[0]?.currency ?? 'EUR');
  const means = (isShared && first?.means) || null;
  return { received: toDecimal(received, 2, decimals), ...paidOn, means };
}
