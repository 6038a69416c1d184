import { endOfMonth } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Rent, RentPayment } from '#documents/model/parts/rent.ts';
import { cents, requireCents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { monthAfter } from '#documents/totals/rent/prorata.ts';
import { computeRentTotals } from '#documents/totals/rent/rent-totals.ts';
import { continueNumbers } from '#documents/totals/series/continue-numbers.ts';

/**
 * A month of the series, `YYYY-MM`, and what differs in it; the rest comes from the first document.
 * Amounts are decimals.
 */
export type RentMonth = {
  month: string;
  /** Rent without charges, and charges. */
  rent?: string;
  charges?: string;
  /** All that was received; the whole term when absent. */
  received?: string;
  paidOn?: string;
  number?: string;
};

/** Months that follow each other from `first` (YYYY-MM), twelve by default. */
export function listMonths(first: string, count = 12): RentMonth[] {
  const months: RentMonth[] = [];
  for (let month = first; months.length < count; month = monthAfter(month)) months.push({ month });
  return months;
}

/**
 * One document per month, each for its whole month, from a quittance that says the rest: parties,
 * dwelling, rent, charges, who pays and when. What happens once (prorata, revision, adjustment,
 * previous balance, wording of the amount) stays with the document that says it. Payments keep
 * their proportions and their day of the month. The number goes on from document to document; a
 * year that it names has a sequence of its own, after the numbers already `issued`. Gives nothing
 * for a document without rent.
 */
export function expandYear(
  draft: Draft,
  months: readonly RentMonth[],
  issued: readonly string[] = [],
): Draft[] {
  const { rent, number, issueDate } = draft;
  if (!rent) return [];
  const expanded = months.map((month) => expandMonth(draft, rent, month));
  const dates = expanded.map((one) => one.issueDate);
  const numbers = continueNumbers({ number, date: issueDate }, dates, issued);
  return expanded.map((one, index) => ({
    ...one,
    number: months[index]?.number ?? numbers[index] ?? '',
  }));
}

function expandMonth(draft: Draft, rent: Rent, month: RentMonth): Draft {
  const start = `${month.month}-01`;
  const base: Draft = {
    ...draft,
    dueDate: draft.dueDate ? sameDay(draft.dueDate, month.month) : '',
    supply: { ...draft.supply, start, end: endOfMonth(start) },
    rent: { ...keepRegular(rent), ...changeAmounts(rent, month), payments: [] },
  };
  const payments = payMonth(base, rent, month);
  const dates = [draft.issueDate, ...payments.map(({ date }) => date ?? '')];
  return {
    ...base,
    issueDate: dates.sort().at(-1) ?? '',
    ...(base.rent ? { rent: { ...base.rent, payments } } : {}),
  };
}

function keepRegular(rent: Rent): Rent {
  const {
    prorata: _prorata,
    adjustment: _adjustment,
    previousBalance: _balance,
    revision: _revision,
    amountInWords: _words,
    ...regular
  } = rent;
  return regular;
}

function changeAmounts({ charges }: Rent, month: RentMonth): Partial<Rent> {
  return {
    ...(month.rent === undefined ? {} : { amount: month.rent }),
    ...(month.charges === undefined
      ? {}
      : { charges: { ...charges, amount: month.charges, items: [] } }),
  };
}

/** The payments of the model, sized to what was received that month. */
function payMonth(draft: Draft, { payments }: Rent, month: RentMonth): RentPayment[] {
  if (!draft.rent) return [];
  const { dueTotal } = computeRentTotals(draft.rent, draft);
  const received = month.received === undefined ? dueTotal : requireCents(month.received);
  if (received <= 0) return [];
  const models = payments.length > 0 ? payments : [{ ...ONE_PAYMENT, date: draft.dueDate }];
  const weights = models.map(({ amount }) => requireCents(amount));
  const shares = shareByWeight(received, weights.some(Boolean) ? weights : weights.map(() => 1));
  return models
    .map((model, index) => ({
      ...model,
      ...dateIn(month, model.date),
      amount: toDecimal(cents(shares[index] ?? 0), 2, 2),
    }))
    .filter(({ amount }) => requireCents(amount) > 0);
}

function dateIn({ month, paidOn }: RentMonth, date: string | undefined): { date?: string } {
  if (paidOn) return { date: paidOn };
  return { date: date ? sameDay(date, month) : `${month}-01` };
}

/** The same day of another month, or its last. */
function sameDay(date: string, month: string): string {
  const wanted = `${month}-${date.slice(8)}`;
  const last = endOfMonth(`${month}-01`);
  return wanted < last ? wanted : last;
}

const ONE_PAYMENT = { amount: '0', means: 'transfer', payer: 'tenant' } as const;
