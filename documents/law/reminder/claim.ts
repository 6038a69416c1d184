import type { Reminder } from '#documents/model/reminder.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { type LateAmounts, sumLateAmounts } from '#documents/totals/late-interest.ts';
import { type ClaimWarning, listWarnings } from './claim-warnings.ts';
import { claimInvoice, type InvoiceClaim } from './invoice-claim.ts';
import { type ReminderRegime, reminderRegimeOf } from './regime.ts';

export type Claim = Pick<LateAmounts, 'principalDue' | 'interestDue' | 'feeDue' | 'totalDue'> & {
  regime: ReminderRegime;
  /** Only unpaid invoices; the warnings mention the others. */
  invoices: InvoiceClaim[];
  /** Includes the penalties if claimed. */
  claimedTotal: Cents;
  warnings: ClaimWarning[];
};

/**
 * The amounts of a reminder on its date: interest (C. com. L441-10, II; commande publique L2192-13;
 * C. civ. 1231-6), 40 € per late invoice between professionals (C. com. D441-5), payments imputed
 * (C. civ. 1343-1). Amounts are cents of euro.
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
