import type { Draft } from '#documents';
import { MEANS_LABELS } from './means.ts';

/** What the closed section holds, in a line. */
export function summarizePayment({ payment, seller }: Draft): string {
  const parts = payment.means.map((means) =>
    means === 'transfer' && seller.iban
      ? `${MEANS_LABELS.transfer} ${shorten(seller.iban)}`
      : MEANS_LABELS[means],
  );
  return parts.length > 0 ? parts.join(' · ') : 'IBAN, chèque, carte…';
}

/** « FR14 … 606 »: enough to know which account. */
function shorten(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-3)}`;
}
