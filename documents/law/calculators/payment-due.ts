import { DEFAULT_PAYMENT_DAYS } from '#documents/law/payment-delays.ts';
import {
  END_OF_MONTH_DAYS,
  type PaymentSector,
  sectorLimit,
} from '#documents/law/sector-delays.ts';
import { addDays, earlierOf } from '#documents/model/dates/calendar.ts';
import { computeDueDate, type DueRule } from '#documents/totals/due-date.ts';

/** Who pays: a consumer has no delay in the law. */
export type PaymentCase = PaymentSector | 'consumer';

export type PaymentDue = {
  dueDate: string;
  /** The latest day that the law admits; null for a consumer. */
  limit: { date: string; rule: string; reference: string } | null;
  isTooLate: boolean;
  /** The other reading of « jours fin de mois », which is admitted too. */
  otherReading: string | null;
};

/**
 * The day on which an invoice is to be paid, and the latest that the law admits (C. com. L441-10 to
 * L441-12; droit-facturation § 6.1). `agreed` null: nothing was agreed. Days are `YYYY-MM-DD`.
 */
export function computePaymentDue({
  issueDate,
  deliveryDate,
  agreed,
  payer,
}: {
  issueDate: string;
  deliveryDate: string;
  agreed: DueRule | null;
  payer: PaymentCase;
}): PaymentDue {
  const limit = payer === 'consumer' ? null : limitOf({ issueDate, deliveryDate, agreed, payer });
  const dueDate = agreed
    ? computeDueDate(issueDate, agreed)
    : unagreedDate({ issueDate, deliveryDate, payer, limit: limit?.date });
  return {
    dueDate,
    limit,
    isTooLate: limit !== null && dueDate > limit.date,
    otherReading: agreed ? readOtherwise(issueDate, agreed) : null,
  };
}

/**
 * 60 days, unless the end of a month was agreed on: 45 days then, in the reading that was agreed.
 */
function limitOf({
  issueDate,
  deliveryDate,
  agreed,
  payer,
}: {
  issueDate: string;
  deliveryDate: string;
  agreed: DueRule | null;
  payer: PaymentSector;
}) {
  const limit = sectorLimit(payer, { issueDate, deliveryDate, isPeriodic: false });
  if (payer !== 'common' && payer !== 'wine') return limit;
  if (agreed && isEndOfMonth(agreed))
    return {
      ...limit,
      rule: `${END_OF_MONTH_DAYS} jours fin de mois`,
      date: computeDueDate(issueDate, { mode: agreed.mode, days: END_OF_MONTH_DAYS }),
    };
  return { ...limit, rule: '60 jours à compter de la facture', date: addDays(issueDate, 60) };
}

/**
 * Nothing was agreed: 30 days after the goods or the service, or the delay of the trade if it is
 * shorter; a public buyer has its own, a consumer pays at once.
 */
function unagreedDate({
  issueDate,
  deliveryDate,
  payer,
  limit,
}: {
  issueDate: string;
  deliveryDate: string;
  payer: PaymentCase;
  limit: string | undefined;
}): string {
  if (limit === undefined) return issueDate;
  if (PUBLIC_PAYERS.has(payer)) return limit;
  return earlierOf(addDays(deliveryDate, DEFAULT_PAYMENT_DAYS), limit);
}

function readOtherwise(issueDate: string, agreed: DueRule): string | null {
  if (!isEndOfMonth(agreed)) return null;
  const mode = agreed.mode === 'end-of-month-days' ? 'days-end-of-month' : 'end-of-month-days';
  return computeDueDate(issueDate, { mode, days: agreed.days });
}

function isEndOfMonth(rule: DueRule): rule is Extract<DueRule, { mode: EndOfMonthMode }> {
  return rule.mode === 'days-end-of-month' || rule.mode === 'end-of-month-days';
}

type EndOfMonthMode = 'days-end-of-month' | 'end-of-month-days';
const PUBLIC_PAYERS: ReadonlySet<PaymentCase> = new Set(['public', 'hospital', 'public-company']);
