import { endOfMonth } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { ReceivedBy } from '#documents/model/fields/receipt.ts';
import type { Rent, RentPayment } from '#documents/model/fields/rent.ts';
import { amountText } from '#documents/money/amount-text.ts';
import { cents, requireCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { shareByWeight } from '#documents/money/share.ts';
import { monthAfter } from '#documents/totals/rent/prorata.ts';
import { computeRentTotals } from '#documents/totals/rent/rent-totals.ts';
import { continueNumbers } from '#documents/totals/series/continue-numbers.ts';

/** A month (`YYYY-MM`) with its differences from the first document. Amounts are decimals. */
export type RentMonth = {
  month: string;
  /** Rent without charges, and charges. */
  rent?: string;
  charges?: string;
  /**
   * The received total. By default the whole term once its day of payment has come, unless
   * `arePaid` is false and no day is given: an unconfirmed payment is never certified.
   */
  received?: string;
  paidOn?: string;
  /** How it was received; null when nobody said. By default, as on the first document. */
  means?: ReceivedBy | null;
  number?: string;
};

/** Consecutive months from `first` (YYYY-MM), twelve by default. */
export function listMonths(first: string, count = 12): RentMonth[] {
  const months: RentMonth[] = [];
  for (let month = first; months.length < count; month = monthAfter(month)) months.push({ month });
  return months;
}

/**
 * One document per whole month, from a quittance that provides the parties, dwelling, rent, charges
 * and payments. One-off parts (prorata, revision, adjustment, previous balance, amount in words)
 * stay with the original document. Payments keep their proportions and their day of the month; none
 * is later than `today` (YYYY-MM-DD), so a future month is a request to pay. Numbers go on from
 * document to document; a year in the number has its own sequence, after the numbers already
 * `issued`. By default, months are paid as the first document is. Empty for a document without
 * rent.
 */
export function expandYear(
  draft: Draft,
  months: readonly RentMonth[],
  { today, issued = [], arePaid }: ExpandOptions,
): Draft[] {
  const { rent, number, issueDate } = draft;
  if (!rent) return [];
  const model = { ...draft, rent };
  const usual = (arePaid ?? !isUnpaid(model)) ? {} : { received: '0' };
  const expanded = months.map((month) =>
    expandMonth(model, { ...(month.paidOn ? {} : usual), ...month }, today),
  );
  const dates = expanded
    .filter((_, index) => months[index]?.number === undefined)
    .map((one) => one.issueDate);
  const numbers = continueNumbers({ number, date: issueDate }, dates, issued).values();
  return expanded.map((one, index) => ({
    ...one,
    number: months[index]?.number ?? numbers.next().value ?? '',
  }));
}

type ExpandOptions = { today: string; issued?: readonly string[]; arePaid?: boolean };

function expandMonth(draft: DraftOfRent, month: RentMonth, today: string): Draft {
  const start = `${month.month}-01`;
  const base: DraftOfRent = {
    ...draft,
    dueDate: draft.dueDate ? sameDay(draft.dueDate, month.month) : '',
    supply: { ...draft.supply, start, end: endOfMonth(start) },
    rent: { ...keepRegular(draft.rent), ...changeAmounts(draft.rent, month), payments: [] },
  };
  const payments = payMonth(base, { models: draft.rent.payments, month, today });
  const dates = [draft.issueDate, ...payments.map(({ date }) => date ?? '')];
  return {
    ...base,
    issueDate: dates.sort().at(-1) ?? '',
    rent: { ...base.rent, payments },
  };
}

type DraftOfRent = Draft & { rent: Rent };

function isUnpaid(draft: DraftOfRent): boolean {
  return computeRentTotals(draft.rent, draft).result === 'unpaid';
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

/** The payments of the model, scaled to the month's received amount by `today`. */
function payMonth(
  draft: DraftOfRent,
  { models, month, today }: { models: readonly RentPayment[]; month: RentMonth; today: string },
): RentPayment[] {
  const known = models.length > 0 ? models : [{ ...ONE_PAYMENT, date: draft.dueDate }];
  const dated = known.map((model) => ({
    ...receivedBy(model, month.means),
    date: dayOf(month, model.date, today),
  }));
  const { dueTotal } = computeRentTotals(draft.rent, draft);
  const received = month.received === undefined ? dueTotal : requireCents(month.received);
  if (received <= 0 || dated.some(({ date }) => date > today)) return [];
  const weights = known.map(({ amount }) => requireCents(amount));
  const shares = shareByWeight(
    received,
    weights.some(Boolean) ? weights : weights.map(() => 1),
    currencyUnit(draft.currency),
  );
  return dated
    .map((model, index) => ({
      ...model,
      amount: amountText(cents(shares[index] ?? 0), draft.currency),
    }))
    .filter(({ amount }) => requireCents(amount) > 0);
}

function receivedBy(payment: RentPayment, means: RentMonth['means']): RentPayment {
  if (means === undefined) return payment;
  const { means: _usual, ...rest } = payment;
  return means === null ? rest : { ...rest, means };
}

/** A payment reported before its usual day was received by today. */
function dayOf(month: RentMonth, date: string | undefined, today: string): string {
  if (month.paidOn) return month.paidOn;
  const usual = date ? sameDay(date, month.month) : `${month.month}-01`;
  return month.received !== undefined && usual > today ? today : usual;
}

function sameDay(date: string, month: string): string {
  const wanted = `${month}-${date.slice(8)}`;
  const last = endOfMonth(`${month}-01`);
  return wanted < last ? wanted : last;
}

const ONE_PAYMENT = { amount: '0', payer: 'tenant' } as const;
