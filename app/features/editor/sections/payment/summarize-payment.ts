import { isDueLater } from '#app/features/editor/draft/is-due-later.ts';
import {
  capitalize,
  type Draft,
  formatShortDate,
  payingAccountOf,
  requireKind,
  uncapitalize,
} from '#documents';
import { MEANS_LABELS } from './means-labels.ts';

/** « Échéance 28/12/2026 · virement FR14 … 606 »; a missing account comes first. */
export function summarizePayment(draft: Draft): string {
  const { payment, dueDate } = draft;
  const { iban } = payingAccountOf(draft);
  const means = payment.means.map((each) =>
    each === 'transfer' && iban ? `virement ${shorten(iban)}` : uncapitalize(MEANS_LABELS[each]),
  );
  const parts = [
    lacksAccount(draft) && 'IBAN à indiquer',
    dueDate && isDueLater(draft) && `échéance ${formatShortDate(dueDate)}`,
    ...means,
    means.length === 0 && (isDueLater(draft) ? 'sans IBAN' : 'aucun moyen de paiement'),
  ].filter(Boolean);
  return capitalize(parts.join(' · '));
}

function lacksAccount(draft: Draft): boolean {
  const { asksPayment } = requireKind(draft.kind).subtypes.standard;
  return asksPayment && draft.payment.means.includes('transfer') && !payingAccountOf(draft).iban;
}

/** « FR14 … 606 » */
function shorten(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-3)}`;
}
