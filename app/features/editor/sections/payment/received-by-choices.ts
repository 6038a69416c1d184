import type { ReceivedBy } from '#documents';

/** The empty value removes the means: nothing is printed then. */
export const RECEIVED_BY_CHOICES: readonly { value: ReceivedBy | ''; label: string }[] = [
  { value: '', label: 'Non précisé' },
  { value: 'transfer', label: 'Virement' },
  { value: 'cash', label: 'Espèces' },
  { value: 'cheque', label: 'Chèque' },
  { value: 'card', label: 'Carte bancaire' },
  { value: 'direct-debit', label: 'Prélèvement' },
  { value: 'other', label: 'Autre moyen' },
];
