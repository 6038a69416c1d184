import { isDueLater } from '#app/features/editor/draft/is-due-later.ts';
import {
  capitalize,
  type Draft,
  formatCounted,
  formatNumber,
  formatShortDate,
  isProfessional,
  type PaymentMeans,
  payingAccountOf,
  requireKind,
  subtypeOf,
  uncapitalize,
  wantsPaymentCode,
} from '#documents';
import { MEANS_LABELS } from './means-labels.ts';

/**
 * What is printed: « Échéance 28/12/2026 · virement FR14 … 606 · QR »; a missing account comes
 * first.
 */
export function summarizePayment(draft: Draft): string {
  const parts = [
    lacksAccount(draft) && 'IBAN à indiquer',
    ...(draft.payment.means.includes('paid') ? sayPaid(draft) : sayDue(draft)),
  ].filter(Boolean);
  return capitalize(parts.join(' · '));
}

function sayDue(draft: Draft): (string | false)[] {
  const { payment, dueDate } = draft;
  const { iban } = payingAccountOf(draft);
  const means = payment.means.map((each) =>
    each === 'transfer' && iban ? `virement ${shorten(iban)}` : nameMeans(each),
  );
  const none = isDueLater(draft) && !iban ? 'sans IBAN' : 'aucun moyen de paiement';
  return [
    isDueLater(draft) && dueDate !== '' && `échéance ${formatShortDate(dueDate)}`,
    sayEarlyDiscount(draft),
    ...means,
    means.length === 0 && none,
    isDueLater(draft) && wantsPaymentCode(draft) && 'QR',
  ];
}

/** « Payée le 30/11/2026 · paiement en ligne », as on the sheet. */
function sayPaid({ payment: { paidOn, means } }: Draft): string[] {
  const others = means.filter((each) => each !== 'paid').map(nameMeans);
  return [paidOn ? `payée le ${formatShortDate(paidOn)}` : 'déjà réglée', ...others];
}

/** « escompte 2 % sous 10 jours », between professionals. */
function sayEarlyDiscount({ kind, subtype, buyer, payment: { earlyDiscount } }: Draft) {
  const { asksPayment } = subtypeOf(requireKind(kind), subtype);
  if (typeof earlyDiscount === 'string' || !asksPayment || !isProfessional(buyer)) return false;
  const { percent, days } = earlyDiscount;
  const rate = `${formatNumber(percent)}\u00a0%`;
  return `escompte ${rate} sous ${formatCounted(days, 'jour')}`;
}

function nameMeans(means: PaymentMeans): string {
  return means === 'link' ? 'paiement en ligne' : uncapitalize(MEANS_LABELS[means]);
}

function lacksAccount(draft: Draft): boolean {
  const { asksPayment } = requireKind(draft.kind).subtypes.standard;
  return asksPayment && draft.payment.means.includes('transfer') && !payingAccountOf(draft).iban;
}

/** « FR14 … 606 » */
function shorten(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-3)}`;
}
