import { MONEY_MEANS_WORDS } from '#app/naming/money-means-words.ts';
import { type Cents, formatShortDate, toDecimal } from '#documents';
import type { CashedEntry } from '#documents/books';

/** The book of receipts as rows, oldest first. */
export function listBookRows(entries: readonly CashedEntry[]): string[][] {
  return [
    [
      ...['Date d’encaissement', 'Document', 'Client', 'Nature', 'Mode de règlement'],
      ...['Montant TTC', 'Montant en devise', 'Devise'],
    ],
    ...entries.map(({ cashedOn, number, clientName, subject, means, amount, original }) => [
      formatShortDate(cashedOn),
      number,
      clientName,
      subject,
      means === null ? 'Non précisé' : MONEY_MEANS_WORDS[means],
      writeAmount(amount),
      original === null ? '' : writeAmount(original.amount),
      original?.currency ?? '',
    ]),
  ];
}

function writeAmount(amount: Cents): string {
  return toDecimal(amount, 2, 2).replace('.', ',');
}
