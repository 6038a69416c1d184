import type { CashedEntry } from '#app/data/account/records/dashboard.ts';
import { MONEY_MEANS_WORDS } from '#app/naming/money-means-words.ts';
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
      MONEY_MEANS_WORDS[means],
      toDecimal(amount, 2, 2).replace('.', ','),
    ]),
  ];
}
