import { endOfMonth } from '#documents/model/dates/calendar.ts';
import { type Cents, sumCents } from '#documents/money/amounts.ts';
import {
  applyProrata,
  countProrata,
  type ProrataBasis,
  type ProrataMonth,
} from '#documents/totals/rent/prorata.ts';

export type RentShare = ProrataMonth & { rent: Cents; charges: Cents; total: Cents };

/**
 * The rent and charges for the days in the dwelling, both ends included, month by month. Without an
 * end, the month of entry; without a start, the month of exit; empty without either.
 */
export function computeRentShare({
  rent,
  charges,
  start,
  end,
  basis,
}: {
  rent: Cents;
  charges: Cents;
  start: string | null;
  end: string | null;
  basis: ProrataBasis;
}): { months: RentShare[]; rent: Cents; charges: Cents; total: Cents } {
  const known = start ?? end;
  const months = known
    ? countProrata(start ?? `${known.slice(0, 7)}-01`, end ?? endOfMonth(known), basis)
    : [];
  const shares = months.map((month) => {
    const shareOf = (amount: Cents) => applyProrata(amount, [month]);
    const parts = { rent: shareOf(rent), charges: shareOf(charges) };
    return { ...month, ...parts, total: sumCents([parts.rent, parts.charges]) };
  });
  const sumOf = (part: 'rent' | 'charges' | 'total') => sumCents(shares.map((each) => each[part]));
  return {
    ...{ months: shares, rent: sumOf('rent') },
    ...{ charges: sumOf('charges'), total: sumOf('total') },
  };
}
