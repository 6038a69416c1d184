import type { MoneyMeans } from '#documents/dossier';

export const MONEY_MEANS_WORDS: Readonly<Record<MoneyMeans, string>> = {
  transfer: 'Virement',
  card: 'Carte',
  cheque: 'Chèque',
  cash: 'Espèces',
  debit: 'Prélèvement',
  other: 'Autre',
};
