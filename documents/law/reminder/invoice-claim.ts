import { RECOVERY_FEE } from '#documents/law/figures/recovery-fee.ts';
import { type LateRate, listLateRates } from '#documents/law/late-payment.ts';
import { addDays, daysBetween, laterOf } from '#documents/model/dates/calendar.ts';
import type { Reminder, UnpaidInvoice } from '#documents/model/reminder.ts';
import { ZERO } from '#documents/money/amounts.ts';
import { computeLateAmounts, type LateAmounts } from '#documents/totals/late-interest.ts';
import type { ReminderRegime } from './regime.ts';

export type InvoiceClaim = {
  invoice: UnpaidInvoice;
  /** The day after the due date. */
  lateFrom: string;
  /** Days of delay; zero before the due date. */
  daysLate: number;
  lateRate: LateRate;
  amounts: LateAmounts;
};

export function claimInvoice(
  reminder: Reminder,
  invoice: UnpaidInvoice,
  regime: ReminderRegime,
): InvoiceClaim {
  const { date: until, noticeDate, imputation: order } = reminder;
  const lateFrom = addDays(invoice.dueDate, 1);
  const lateRate = lateRateOf(reminder, invoice, regime);
  const start = regime === 'civil' ? startAfterNotice(noticeDate, lateFrom) : lateFrom;
  const amounts = computeLateAmounts({
    ...{ amount: invoice.amount, start, lateFrom, until, order },
    rates: start === null ? [] : listLateRates(lateRate, { from: start, until }),
    payments: invoice.payments.filter(({ date }) => date <= until),
    fee: regime === 'civil' ? ZERO : RECOVERY_FEE,
  });
  const daysLate = Math.max(0, daysBetween(invoice.dueDate, until));
  return { invoice, lateFrom, daysLate, lateRate, amounts };
}

/** With a non-professional, interest runs from the formal notice (C. civ. 1231-6, 1344-1). */
function startAfterNotice(noticeDate: string | null, lateFrom: string): string | null {
  return noticeDate === null ? null : laterOf(addDays(noticeDate, 1), lateFrom);
}

function lateRateOf(
  { seller }: Reminder,
  { latePenalty }: UnpaidInvoice,
  regime: ReminderRegime,
): LateRate {
  if (regime === 'public') return 'ecb+8';
  if (regime === 'civil') return seller.kind === 'individual' ? 'legal-personal' : 'legal';
  return latePenalty;
}
