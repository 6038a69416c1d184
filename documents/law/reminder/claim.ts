import type { Reminder } from '#documents/model/reminder.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { type LateAmounts, sumLateAmounts } from '#documents/totals/late-interest.ts';
import { type ClaimWarning, listWarnings } from './claim-warnings.ts';
import { claimInvoice, type InvoiceClaim } from './invoice-claim.ts';
import { type ReminderRegime, reminderRegimeOf } from './regime.ts';

/** What is asked, and what the author must know before it is sent. */
export type Claim = Pick<LateAmounts, 'principalDue' | 'interestDue' | 'feeDue' | 'totalDue'> & {
  regime: ReminderRegime;
  /** Those that still owe something; the others are told in the warnings. */
  invoices: InvoiceClaim[];
  /** What the letter asks for: the invoices, with their penalties when it claims them. */
  claimedTotal: Cents;
  warnings: ClaimWarning[];
};

/**
 * The amounts of a reminder on its day: interest (C. com. L441-10, II; commande publique L2192-13;
 * C. civ. 1231-6), 40 € for each late invoice between professionals (C. com. D441-5), payments
 * imputed (C. civ. 1343-1). Amounts are cents of euro.
 */
export function computeClaim(reminder: Reminder): Claim {
  const regime = reminderRegimeOf(reminder);
  const all = reminder.invoices.map((invoice) => claimInvoice(reminder, invoice, regime));
  const invoices = all.filter(({ daysLate, amounts }) => daysLate > 0 && amounts.totalDue > 0);
  const sums = sumLateAmounts(invoices.map(({ amounts }) => amounts));
  return {
    ...sums,
    regime,
    invoices,
    claimedTotal: reminder.claimsPenalties ? sums.totalDue : sums.principalDue,
    warnings: listWarnings(reminder, { regime, invoices: all }),
  };
}
