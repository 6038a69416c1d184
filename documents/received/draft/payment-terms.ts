import type { DraftInput } from '#documents/model/draft.ts';
import {
  describeDiscount,
  describeInstalment,
  describePenalty,
} from '#documents/received/plan/describe-payment-plan.ts';
import {
  type PaymentCondition,
  type PaymentPlan,
  planPayment,
} from '#documents/received/plan/plan-payment.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { fitDecimal, fitText } from './values.ts';

type PaymentInput = NonNullable<DraftInput['payment']>;
type OfferedDiscount = Exclude<NonNullable<PaymentInput['earlyDiscount']>, string>;

/** BT-20 and, in words, what a draft has no field for. */
export function toTermsInWords(invoice: TolerantInvoice): string | undefined {
  const { paymentParts = [], paymentTerms = {} } = invoice;
  if (paymentParts.length === 0) return fitText(paymentTerms.description, 'payment.terms');
  const { instalments } = planPayment(invoice);
  const own = new Set(instalments.map(({ description }) => description));
  const free = paymentParts.flatMap(({ description }) =>
    description && !own.has(description) ? [description] : [],
  );
  // The words of the file come last: they are cut first.
  const words = [...listAddedWords(invoice).map(({ text }) => text), ...new Set(free)];
  return fitText(words.join('\n'), 'payment.terms');
}

type AddedWords = { kind: 'instalment' | 'discount' | 'penalty'; text: string };

/** Instalments, discounts beyond the one of the draft, penalties: a sentence each. */
export function listAddedWords(invoice: TolerantInvoice): AddedWords[] {
  const { currency = 'EUR' } = invoice;
  const plan = planPayment(invoice);
  const held = findOffered(plan);
  return [
    ...plan.instalments.map((instalment) => ({
      kind: 'instalment' as const,
      text: describeInstalment(instalment, currency),
    })),
    ...plan.discounts
      .filter((discount) => discount !== held)
      .map((discount) => ({
        kind: 'discount' as const,
        text: describeDiscount(discount, currency),
      })),
    ...plan.penalties.map((penalty) => ({
      kind: 'penalty' as const,
      text: describePenalty(penalty, currency),
    })),
  ];
}

/** The discount that the field of a draft holds: a percentage of the whole, in days. */
export function toOfferedDiscount(invoice: TolerantInvoice): OfferedDiscount | undefined {
  const held = findOffered(planPayment(invoice));
  const percent = readPercent(held);
  return held?.days && percent ? { percent, days: held.days } : undefined;
}

function findOffered({ discounts, instalments }: PaymentPlan): PaymentCondition | undefined {
  if (instalments.length > 0) return undefined;
  return discounts.find(
    ({ percent, base, days }) =>
      base === null && percent !== undefined && days !== null && days >= 1 && days <= MAX_DAYS,
  );
}

function readPercent(discount: PaymentCondition | undefined): string | undefined {
  return fitDecimal(discount?.percent, 'payment.earlyDiscount.percent');
}

/** Limit of the draft’s schema. */
const MAX_DAYS = 90;
