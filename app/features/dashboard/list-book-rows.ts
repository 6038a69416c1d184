import type { CashedEntry } from '#app/data/account/records/dashboard.ts';
import { formatShortDate, toDecimal } from '#documents';

/** The receipts book as rows: date, document, client, nature, means and amount. */
export function listBookRows(entries: readonly CashedEntry[]): string[][] {
  return [
    ['Date d’encaissement', 'Document', 'Client', 'Nature', 'Mode de règlement', 'Montant TTC'],
    ...entries.map(({ cashedOn, number, clientName, subject, means, amount }) => [
      formatShortDate(cashedOn),
      number,
      clientName,
      subject,
      MEANS_WORDS[means] ?? means,
      toDecimal(amount, 2, 2).replace('.', ','),
    ]),
  ];
}

const MEANS_WORDS: Readonly<Record<string, string>> = {
  transfer: 'Virement',
  card: 'Carte',
  cheque: 'Chèque',
  cash: 'Espèces',
  debit: 'Prélèvement',
  other: 'Autre',
};
