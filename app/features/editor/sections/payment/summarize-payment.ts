import { type Draft, payingAccountOf } from '#documents';
import { MEANS_LABELS } from './means-labels.ts';

export function summarizePayment(draft: Draft): string {
  const { iban } = payingAccountOf(draft);
  const parts = draft.payment.means.map((means) =>
    means === 'transfer' && iban
      ? `${MEANS_LABELS.transfer} ${shorten(iban)}`
      : MEANS_LABELS[means],
  );
  return parts.length > 0 ? parts.join(' · ') : 'IBAN, chèque, carte…';
}

/** « FR14 … 606 » */
function shorten(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-3)}`;
}
