import type { ReceivedBy } from '#documents';

export const RECEIVED_BY_CHOICES: readonly { value: ReceivedBy; label: string }[] = [
  { value: 'transfer', label: 'Virement' },
  { value: 'cash', label: 'Espèces' },
  { value: 'cheque', label: 'Chèque' },
  { value: 'card', label: 'Carte bancaire' },
  { value: 'direct-debit', label: 'Prélèvement' },
  { value: 'other', label: 'Autre moyen' },
];
