import { RECOVERY_FEE } from '#documents/law/figures/recovery-fee.ts';
import { type LateRate, listLateRates } from '#documents/law/late-payment.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { computeLateAmounts, type LateAmounts } from '#documents/totals/late-interest.ts';

type LateInvoice = { amount: Cents; dueDate: string; paidOn: string; rate: LateRate };

/**
 * The cost of an invoice between professionals on the day it is paid late (C. com. L441-10,
 * D441-5): interest from the day after the due date to the day of payment included, and the fee.
 * `amount` is in cents, tax included.
 */
export function computeLateInvoice({ amount, dueDate, paidOn, rate }: LateInvoice): LateAmounts {
  const lateFrom = addDays(dueDate, 1);
  return computeLateAmounts({
    ...{ amount, start: lateFrom, lateFrom, until: paidOn, payments: [], order: 'interest' },
    rates: listLateRates(rate, { from: lateFrom, until: paidOn }),
    fee: RECOVERY_FEE,
  });
}
