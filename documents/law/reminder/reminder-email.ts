import { displayName } from '#documents/law/identity.ts';
import { typeset } from '#documents/law/typeset.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Reminder } from '#documents/model/reminder.ts';
import { formatAmount } from '#documents/money/format.ts';
import type { Claim } from './claim.ts';
import type { InvoiceClaim } from './invoice-claim.ts';
import { describeAccount, sayDeducted, sayInvoice } from './payment-words.ts';
import { writeReminder } from './reminder-wording.ts';

/** A reminder as a plain-text e-mail. */
export function writeReminderEmail(
  reminder: Reminder,
  claim: Claim,
): { subject: string; body: string } {
  const { subject, opening, request } = writeReminder(reminder, claim);
  const interestName = nameInterest(claim);
  const owed = claim.invoices.map((invoice) => sayOwed(invoice, interestName));
  const total = owed.length > 1 ? [typeset(`Total : ${formatAmount(claim.claimedTotal)}`)] : [];
  const { seller, signatory } = reminder;
  const signature = [signatory, displayName(seller), seller.phone, seller.email];
  const paragraphs = [
    'Bonjour,',
    ...opening,
    [...owed, ...total].join('\n'),
    ...request,
    ...describeAccount(reminder, claim),
    'Cordialement,',
    signature.filter(Boolean).join('\n'),
  ];
  return { subject, body: paragraphs.filter(Boolean).join('\n\n') };
}

function nameInterest({ regime, claimedTotal, principalDue }: Claim): string | null {
  if (claimedTotal === principalDue) return null;
  return regime === 'civil' ? 'd’intérêts' : 'de pénalités';
}

/** « – F-2026-0042, échue le 31/08/2026 : 2 400,00 € + 49,74 € de pénalités = 2 449,74 € » */
function sayOwed({ invoice, amounts }: InvoiceClaim, interestName: string | null): string {
  const name = `– ${sayInvoice(invoice)}, échue le ${formatShortDate(invoice.dueDate)} :`;
  const { principalDue, interestDue, feeDue, totalDue } = amounts;
  const less = invoice.deducted?.length ? ` (${sayDeducted(invoice)})` : '';
  if (interestName === null) return typeset(`${name} ${formatAmount(principalDue)}${less}`);
  const parts = [
    formatAmount(principalDue),
    interestDue > 0 && `${formatAmount(interestDue)} ${interestName}`,
    feeDue > 0 && `${formatAmount(feeDue)} d’indemnité`,
  ].filter(Boolean);
  return typeset(`${name} ${parts.join(' + ')} = ${formatAmount(totalDue)}${less}`);
}
