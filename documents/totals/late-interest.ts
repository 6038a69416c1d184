import {
  addDays,
  compareDates,
  daysBetween,
  earlierOf,
  laterOf,
} from '#documents/model/dates/calendar.ts';
import {
  type Cents,
  cents,
  HUNDRED_PERCENT,
  type Percent,
  sumCents,
  ZERO,
} from '#documents/money/amounts.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';

/** Both ends included. `isAssumed`: no text sets the rate yet, so the last known one is used. */
export type RateSpan = { from: string; until: string; rate: Percent; isAssumed: boolean };

export type DatedPayment = { date: string; amount: Cents };

/** Consecutive days with the same principal and rate, both ends included. */
export type InterestPeriod = RateSpan & { days: number; principal: Cents; amount: Cents };

/** The four parts add up to the payment. */
export type PaymentShare = DatedPayment & {
  toInterest: Cents;
  toPrincipal: Cents;
  toFee: Cents;
  excess: Cents;
};

/** Interest comes first by law (C. civ. 1343-1), unless the creditor prefers the principal. */
export type ImputationOrder = 'interest' | 'principal';

export type LateAmounts = {
  periods: InterestPeriod[];
  payments: PaymentShare[];
  interestTotal: Cents;
  principalDue: Cents;
  interestDue: Cents;
  feeDue: Cents;
  totalDue: Cents;
};

type LateInput = {
  /** Tax included. */
  amount: Cents;
  /** The first day that counts; null while no interest runs. */
  start: string | null;
  until: string;
  rates: readonly RateSpan[];
  payments: readonly DatedPayment[];
  /** Owed once if something was still due on `lateFrom`. */
  fee: Cents;
  lateFrom: string;
  order: ImputationOrder;
};

/**
 * The interest of a late invoice: amount × yearly rate × days ÷ 365 for each run of days with the
 * same principal and rate, rounded once per run. The day of a payment still counts. Interest bears
 * no interest. A day without a rate costs nothing.
 */
export function computeLateAmounts(input: LateInput): LateAmounts {
  const account: Account = {
    principal: input.amount,
    interest: ZERO,
    fee: ZERO,
    isFeeAsked: false,
    cursor: input.start,
    periods: [],
  };
  const payments = [...input.payments]
    .sort((a, b) => compareDates(a.date, b.date))
    .map((payment) => {
      if (payment.date >= input.lateFrom) askFee(account, input.fee);
      runUntil(account, payment.date, input.rates);
      return impute(account, payment, input.order);
    });
  if (input.until >= input.lateFrom) askFee(account, input.fee);
  runUntil(account, input.until, input.rates);
  return {
    periods: account.periods,
    payments,
    interestTotal: sumCents(account.periods.map(({ amount }) => amount)),
    principalDue: account.principal,
    interestDue: account.interest,
    feeDue: account.fee,
    totalDue: sumCents([account.principal, account.interest, account.fee]),
  };
}

/** The totals of several invoices, in cents. */
export function sumLateAmounts(
  all: readonly LateAmounts[],
): Pick<LateAmounts, 'principalDue' | 'interestDue' | 'feeDue' | 'totalDue'> {
  return {
    principalDue: sumCents(all.map(({ principalDue }) => principalDue)),
    interestDue: sumCents(all.map(({ interestDue }) => interestDue)),
    feeDue: sumCents(all.map(({ feeDue }) => feeDue)),
    totalDue: sumCents(all.map(({ totalDue }) => totalDue)),
  };
}

type Account = {
  principal: Cents;
  interest: Cents;
  fee: Cents;
  isFeeAsked: boolean;
  cursor: string | null;
  periods: InterestPeriod[];
};

function askFee(account: Account, fee: Cents): void {
  if (account.isFeeAsked) return;
  account.isFeeAsked = true;
  if (account.principal > 0) account.fee = fee;
}

function runUntil(account: Account, until: string, rates: readonly RateSpan[]): void {
  const { cursor, principal } = account;
  if (cursor === null || cursor > until) return;
  account.cursor = addDays(until, 1);
  if (principal <= 0) return;
  for (const span of rates) {
    const from = laterOf(span.from, cursor);
    const last = earlierOf(span.until, until);
    if (from > last) continue;
    const days = daysBetween(from, last) + 1;
    const amount = interestOf(principal, span.rate, days);
    account.periods.push({ ...span, from, until: last, days, principal, amount });
    account.interest = sumCents([account.interest, amount]);
  }
}

/** 365 days even in a leap year: no text says otherwise, and this is the custom. */
function interestOf(principal: Cents, rate: Percent, days: number): Cents {
  return cents(multiplyDivide(principal, rate * days, HUNDRED_PERCENT * DAYS_PER_YEAR));
}

function impute(account: Account, { date, amount }: DatedPayment, order: ImputationOrder) {
  let left = amount;
  const pay = (name: 'interest' | 'principal' | 'fee'): Cents => {
    const part = cents(Math.min(left, account[name]));
    account[name] = cents(account[name] - part);
    left = cents(left - part);
    return part;
  };
  const isInterestFirst = order === 'interest';
  const early = isInterestFirst ? pay('interest') : ZERO;
  const toPrincipal = pay('principal');
  const toInterest = isInterestFirst ? early : pay('interest');
  return { date, amount, toInterest, toPrincipal, toFee: pay('fee'), excess: left };
}

const DAYS_PER_YEAR = 365;
