import { DEFAULT_PAYMENT_DAYS } from '#documents/law/payment-delays.ts';
import {
  AGREED_DAYS,
  END_OF_MONTH_DAYS,
  type PaymentSector,
  type SectorLimit,
  sectorLimit,
} from '#documents/law/sector-delays.ts';
import { addDays, earlierOf } from '#documents/model/dates/calendar.ts';
import { computeDueDate, type DueRule } from '#documents/totals/due-date.ts';

/** The law sets no payment term for a consumer. */
export type PaymentCase = PaymentSector | 'consumer';

export type PaymentDue = {
  dueDate: string;
  /** The latest legal day; null for a consumer. */
  limit: SectorLimit | null;
  /** Past the limit, or more days « fin de mois » than the law allows. */
  isTooLate: boolean;
  /** The due date by the other reading of « jours fin de mois », if that is legal. */
  otherReading: string | null;
};

/**
 * The due date of an invoice and the latest legal one (C. com. L441-10 to L441-12).
 * `agreed` is null without an agreement. Dates are `YYYY-MM-DD`.
 */
export function computePaymentDue({
  agreed,
  ...sale
}: JudgedSale & { agreed: DueRule | null }): PaymentDue {
  if (!agreed) {
    const limit = limitOf(sale, null);
    return { dueDate: unagreedDate(sale, limit), limit, isTooLate: false, otherReading: null };
  }
  const other = readOtherwise(agreed);
  const otherDue = other && judgeAgreed(sale, other);
  return {
    ...judgeAgreed(sale, agreed),
    otherReading: otherDue && !otherDue.isTooLate ? otherDue.dueDate : null,
  };
}

type JudgedSale = { issueDate: string; deliveryDate: string; payer: PaymentCase };

function judgeAgreed(sale: JudgedSale, agreed: DueRule) {
  const limit = limitOf(sale, agreed);
  const dueDate = computeDueDate(sale.issueDate, agreed);
  const isTooLong =
    CONTRACT_PAYERS.has(sale.payer) && isEndOfMonth(agreed) && agreed.days > END_OF_MONTH_DAYS;
  return { dueDate, limit, isTooLate: isTooLong || (limit !== null && dueDate > limit.date) };
}

/** 60 days, or 45 days with the end of a month, in the agreed reading. */
function limitOf(
  { issueDate, deliveryDate, payer }: JudgedSale,
  agreed: DueRule | null,
): SectorLimit | null {
  if (payer === 'consumer') return null;
  const limit = sectorLimit(payer, { issueDate, deliveryDate, isPeriodic: false });
  if (!CONTRACT_PAYERS.has(payer)) return limit;
  if (agreed && isEndOfMonth(agreed))
    return {
      ...limit,
      rule: `${END_OF_MONTH_DAYS} jours fin de mois`,
      date: computeDueDate(issueDate, { mode: agreed.mode, days: END_OF_MONTH_DAYS }),
    };
  return {
    ...limit,
    rule: `${AGREED_DAYS} jours à compter de la facture`,
    date: addDays(issueDate, AGREED_DAYS),
  };
}

/**
 * Without an agreement: 30 days after the supply, or the delay of the trade if shorter; a public
 * buyer has its own, a consumer pays at once.
 */
function unagreedDate(
  { issueDate, deliveryDate, payer }: JudgedSale,
  limit: SectorLimit | null,
): string {
  if (!limit) return issueDate;
  if (isPublicPayer(payer)) return limit.date;
  return earlierOf(addDays(deliveryDate, DEFAULT_PAYMENT_DAYS), limit.date);
}

/** A public buyer has its own delay, from the demand of payment (commande publique, R2192-12). */
export function isPublicPayer(payer: PaymentCase): boolean {
  return PUBLIC_PAYERS.has(payer);
}

function readOtherwise(agreed: DueRule): DueRule | null {
  if (!isEndOfMonth(agreed)) return null;
  const mode = agreed.mode === 'end-of-month-days' ? 'days-end-of-month' : 'end-of-month-days';
  return { mode, days: agreed.days };
}

function isEndOfMonth(rule: DueRule): rule is Extract<DueRule, { mode: EndOfMonthMode }> {
  return rule.mode === 'days-end-of-month' || rule.mode === 'end-of-month-days';
}

type EndOfMonthMode = 'days-end-of-month' | 'end-of-month-days';
/** Their contract may choose 45 days end of month instead of 60 days. */
const CONTRACT_PAYERS: ReadonlySet<PaymentCase> = new Set(['common', 'wine']);
const PUBLIC_PAYERS: ReadonlySet<PaymentCase> = new Set(['public', 'hospital', 'public-company']);
