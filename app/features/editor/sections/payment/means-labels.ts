import { setAt } from '#app/features/editor/store/path.ts';
import type { Draft, PaymentMeans } from '#documents';

export const MEANS_LABELS: Readonly<Record<PaymentMeans, string>> = {
  transfer: 'Virement',
  card: 'Carte bancaire',
  cheque: 'Chèque',
  cash: 'Espèces',
  link: 'Lien de paiement',
  'direct-debit': 'Prélèvement SEPA',
  paid: 'Déjà payée',
};

export const ALL_MEANS: readonly PaymentMeans[] = [
  'transfer',
  'card',
  'cheque',
  'cash',
  'link',
  'direct-debit',
  'paid',
];

/**
 * Adds or removes a means of payment and the fields that it alone uses, so that no rule asks about
 * a hidden field; a link or a cheque order is kept for later.
 */
export function toggleMeans(draft: Draft, means: PaymentMeans, today: string): Draft {
  const { payment } = draft;
  const isOn = !payment.means.includes(means);
  const chosen = ALL_MEANS.filter((one) => (one === means ? isOn : payment.means.includes(one)));
  const next = setAt(draft, 'payment.means', chosen);
  switch (means) {
    case 'direct-debit':
      return setAt(next, 'payment.mandate', isOn ? { reference: '', creditorId: '' } : undefined);
    case 'card':
      return isOn ? next : setAt(next, 'payment.card', undefined);
    case 'paid':
      return setAt(next, 'payment.paidOn', isOn ? draft.issueDate || today : undefined);
    default:
      return next;
  }
}
