import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { capitalize } from '#documents/model/texts/capitalize.ts';
import { requirePercent, ZERO } from '#documents/money/amounts.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { formatCounted } from '#documents/money/format-counted.ts';
import { fitDecimal } from '#documents/received/draft/values.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { type Instalment, type PaymentCondition, planPayment } from './plan-payment.ts';

/** What a payer reads: « Escompte de 3 % pour un paiement sous 8 jours »; a sentence each. */
export function describePaymentPlan(
  invoice: TolerantInvoice,
): Record<'discounts' | 'penalties' | 'instalments', string[]> {
  const { currency = 'EUR' } = invoice;
  const { instalments, discounts, penalties } = planPayment(invoice);
  return {
    instalments: instalments.map((instalment) => describeInstalment(instalment, currency)),
    discounts: discounts.map((discount) => describeDiscount(discount, currency)),
    penalties: penalties.map((penalty) => describePenalty(penalty, currency)),
  };
}

/** « Solde : 60,00 € au plus tard le 31/12/2026 » */
export function describeInstalment(
  { dueDate, amount, description }: Instalment,
  currency: string,
): string {
  const sum = amount === null ? 'une partie' : formatAmount(amount, currency);
  const day = dueDate ? ` au plus tard le ${formatShortDate(dueDate)}` : '';
  const label = description.replace(/\s+/g, ' ').slice(0, MAX_LABEL);
  return label ? `${label}\u00a0: ${sum}${day}` : `${capitalize(sum)}${day}`;
}

/** « Escompte de 3 % pour un paiement sous 8 jours, au plus tard le 28/11/2026 » */
export function describeDiscount(discount: PaymentCondition, currency: string): string {
  const { days, until } = discount;
  const delay = days !== null && days > 0 ? `sous ${formatCounted(days, 'jour')}` : '';
  const day = until ? `au plus tard le ${formatShortDate(until)}` : '';
  const when = [delay, day].filter(Boolean).join(', ');
  return `Escompte de ${nameValue(discount, currency)}${when ? ` pour un paiement ${when}` : ''}`;
}

/** « Pénalité de retard de 5 % après 30 jours » */
export function describePenalty(penalty: PaymentCondition, currency: string): string {
  const { days } = penalty;
  const when = days !== null && days > 0 ? ` après ${formatCounted(days, 'jour')}` : '';
  return `Pénalité de retard de ${nameValue(penalty, currency)}${when}`;
}

function nameValue({ percent, amount, base }: PaymentCondition, currency: string): string {
  const rate = fitDecimal(percent, 'payment.earlyDiscount.percent');
  if (!rate) return formatAmount(amount ?? ZERO, currency);
  const share = formatPercent(requirePercent(rate));
  return base === null ? share : `${share} sur ${formatAmount(base, currency)}`;
}

const MAX_LABEL = 80;
