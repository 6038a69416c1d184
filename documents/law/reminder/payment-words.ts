import { formatIban } from '#documents/law/identifiers/iban.ts';
import { typeset } from '#documents/law/typeset.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Reminder, UnpaidInvoice } from '#documents/model/reminder.ts';
import { formatAmount } from '#documents/money/format.ts';
import type { Claim } from './claim.ts';

/** « F-2026-0042 du 01/08/2026 » */
export function sayInvoice({ number, issueDate }: UnpaidInvoice): string {
  const day = issueDate ? `du ${formatShortDate(issueDate)}` : '';
  return [number, day].filter(Boolean).join(' ') || UNNUMBERED;
}

/** « déjà déduits : l’avoir A-2026-0003, 120,00 € »; empty without a deduction. */
export function sayDeducted({ deducted = [] }: UnpaidInvoice): string {
  if (deducted.length === 0) return '';
  const parts = deducted.map(({ name, amount }) => `${name}, ${formatAmount(amount)}`);
  return typeset(`déjà déduits : ${parts.join(' ; ')}`);
}

/** The bank account and the reference for the transfer; empty without an account. */
export function describeAccount({ seller }: Reminder, { invoices }: Claim): string[] {
  if (!seller.iban) return [];
  const account = [
    `IBAN ${formatIban(seller.iban)}`,
    seller.bic && `BIC ${seller.bic}`,
    seller.accountHolder && `titulaire ${seller.accountHolder}`,
  ];
  const numbers = invoices.map(({ invoice }) => invoice.number).filter(Boolean);
  const reference = numbers.length > 0 ? `, en indiquant ${numbers.join(', ')}` : '';
  return [typeset(`Paiement par virement : ${account.filter(Boolean).join(' · ')}${reference}.`)];
}

export const UNNUMBERED = 'Sans numéro';
