import { type CreditReason, chargesVat, type Draft } from '#documents';

/** Sellers who charge no VAT cannot have a VAT error. */
export function listCreditReasons({
  vatRegime,
}: Pick<Draft, 'vatRegime'>): readonly { value: CreditReason; label: string }[] {
  return chargesVat(vatRegime) ? REASONS : REASONS.filter(({ value }) => value !== 'vat-error');
}

const REASONS: readonly { value: CreditReason; label: string }[] = [
  { value: 'error', label: 'Erreur de facturation' },
  { value: 'return', label: 'Retour de marchandises' },
  { value: 'cancellation', label: 'Annulation de la commande' },
  { value: 'goodwill', label: 'Geste commercial' },
  { value: 'discount', label: 'Remise après la vente' },
  { value: 'duplicate', label: 'Double facturation' },
  { value: 'vat-error', label: 'Erreur de TVA' },
  { value: 'unpaid', label: 'Impayé' },
  { value: 'other', label: 'Autre motif' },
];
