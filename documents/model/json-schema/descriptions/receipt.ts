import type { receiptFields } from '#documents/model/fields/receipt.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';

/** Shared by recu and quittance-loyer. */
export const receivedBy = {
  cash: 'cash',
  cheque: 'cheque',
  transfer: 'bank transfer',
  card: 'card',
  'direct-debit': 'direct debit',
  other: 'any other means',
};

export const receiptDescriptions = {
  receipt: {
    amount: 'Amount received in the currency, VAT included.',
    amountInWords: 'Amount in French words, instead of those that `amount` gives.',
    paidOn: 'Day of the payment, such as "2026-11-16".',
    means: {
      sentence: 'How the money was received; when absent, nothing is printed.',
      choices: receivedBy,
    },
    reference: 'Reference of the transfer, or number of the cheque.',
    bank: 'Bank of the cheque.',
    purpose: 'What was paid for, in words, such as "Vente d’un vélo".',
    invoices: 'Invoices that the payment settles, wholly or in part: at most 50.',
    remainingDue:
      'What remains to be paid, in the currency; computed when each invoice has its `dueBefore`.',
    vat: 'VAT within the amount, one entry for each rate, when the seller charges it; at most 10.',
    place: 'Where it is signed; the town of the seller when absent.',
    copies: 'Copies on the page: 1, or 2 to give one and keep the other.',
  },
  'receipt.invoices': {
    number: 'Number of the invoice, such as "F-2026-0042".',
    issueDate: 'Day of issue of the invoice.',
    amount: 'Part of the payment that goes to it, in the currency, VAT included.',
    dueBefore: 'What was due on it before the payment, in the currency, VAT included.',
  },
  'receipt.vat': {
    rate: 'VAT rate in percent, such as "20".',
    amount: 'Part of the amount received at this rate, in the currency, VAT included.',
  },
} satisfies Record<string, PropertyDescriptions> & {
  receipt: DescriptionsOf<typeof receiptFields>;
};
