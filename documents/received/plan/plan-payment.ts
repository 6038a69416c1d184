import { compareDates, daysBetween } from '#documents/model/dates/calendar.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { readCents } from '#documents/received/draft/amount.ts';
import { fitDate } from '#documents/received/draft/values.ts';
import type { PaymentPart } from '#documents/received/extended/extended-terms.ts';
import type { Tolerant, TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { countDelayDays, endOfPeriod } from './period.ts';
import { readShare } from './read-share.ts';

type Part = Tolerant<PaymentPart>;

/** When the parts of an invoice are due, and what early or late payment changes. */
export type PaymentPlan = {
  /** The last day without discount nor penalty; absent when the file states none. */
  dueDate?: string;
  /** Sums due on several days; empty when the whole is due at once. */
  instalments: Instalment[];
  discounts: PaymentCondition[];
  penalties: PaymentCondition[];
};

export type Instalment = {
  /** Empty when the file states none. */
  dueDate: string;
  /** Null when the file states none. */
  amount: Cents | null;
  description: string;
};

export type PaymentCondition = {
  /** A decimal, as written. */
  percent?: string | undefined;
  amount: Cents | null;
  /** What the percentage is taken of, when it is not the amount due. */
  base: Cents | null;
  /** Days from the issue of the invoice. */
  days: number | null;
  /** The last day of a discount. */
  until: string;
};

/** Reads the groups of payment terms, which may be alternatives, instalments, or both. */
export function planPayment(invoice: TolerantInvoice): PaymentPlan {
  const { paymentParts = [], paymentTerms } = invoice;
  const due = readCents(invoice.totals?.payableAmount) ?? 0;
  const shares = findShares(paymentParts, due);
  const net = paymentParts.filter((part) => shares.includes(part) || !isCondition(part.discount));
  const plain = net.filter(({ penalty }) => !isCondition(penalty));
  const dueDate =
    lastOf([...datesOf(plain), fitDate(paymentTerms?.dueDate)]) ??
    lastOf(datesOf(net)) ??
    lastOf(datesOf(paymentParts));
  const discounted = paymentParts.filter(({ discount }) => isCondition(discount));
  return {
    ...(dueDate ? { dueDate } : {}),
    instalments: shares.map((part) => toInstalment(part, due)),
    discounts: discounted.map((part) =>
      toCondition(part.discount, invoice, {
        due: shares.includes(part) ? (readShare(part, due) ?? due) : due,
        lastDay: shares.includes(part) || part.dueDate === dueDate ? undefined : part.dueDate,
      }),
    ),
    penalties: paymentParts
      .filter(({ penalty }) => isCondition(penalty))
      .map(({ penalty }) => toCondition(penalty, invoice, { due })),
  };
}

/**
 * The parts to be paid one after another. A part with a discount is one of them only if the sums
 * of all parts make the amount due; otherwise it is another way to pay the whole.
 */
function findShares(parts: readonly Part[], due: number): Part[] {
  const withSum = parts.filter((part) => readShare(part, due) !== null);
  const sum = withSum.reduce((total, part) => total + (readShare(part, due) ?? 0), 0);
  const isWhole = withSum.length > 1 && sum === due;
  const plain = parts.filter((part) => !hasCondition(part) && isShare(part, due));
  const alone = plain.length > 0 ? plain : withSum;
  const shares = isWhole ? withSum : alone;
  const [first] = shares;
  const days = new Set(shares.map(({ dueDate }) => dueDate));
  if (!first) return [];
  if (shares.length === 1) return (readShare(first, due) ?? due) === due ? [] : shares;
  return days.size === 1 && shares.every((part) => readShare(part, due) === null) ? [] : shares;
}

function hasCondition({ discount, penalty }: Part): boolean {
  return isCondition(discount) || isCondition(penalty);
}

function isShare(part: Part, due: number): boolean {
  return readShare(part, due) !== null || fitDate(part.dueDate) !== undefined;
}

function toInstalment(part: Part, due: number): Instalment {
  return {
    dueDate: fitDate(part.dueDate) ?? '',
    amount: readShare(part, due),
    description: part.description ?? '',
  };
}

function isCondition(condition: Part['discount']): boolean {
  return Number(condition?.percent ?? 0) > 0 || (readCents(condition?.amount) ?? 0) > 0;
}

function toCondition(
  { percent, amount, base, ...delay }: NonNullable<Part['discount']> = {},
  { issueDate }: TolerantInvoice,
  { due, lastDay }: { due: number; lastDay?: string | undefined },
): PaymentCondition {
  const issued = fitDate(issueDate);
  const from = fitDate(delay.from) ?? issued;
  const until = fitDate(delay.until) ?? endOfPeriod(delay, from) ?? fitDate(lastDay) ?? '';
  const total = readCents(base);
  const counted = from === issued ? countDelayDays(delay) : null;
  return {
    percent: Number(percent ?? 0) > 0 ? percent : undefined,
    amount: readCents(amount),
    base: total === due ? null : total,
    days: counted ?? (until && issued ? daysBetween(issued, until) : null),
    until,
  };
}

function datesOf(parts: readonly Part[]): (string | undefined)[] {
  return parts.map(({ dueDate }) => fitDate(dueDate));
}

function lastOf(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted(compareDates)
    .at(-1);
}
