import type { ReceiptLabels } from '#documents/sheet/labels/receipt-labels.ts';

export const englishReceiptLabels: ReceiptLabels = {
  amount: 'Amount received',
  purpose: 'Purpose of payment',
  paidOn: 'Paid on',
  means: 'Means of payment',
  reference: 'Payment reference',
  receivedBy: {
    cash: 'Cash',
    cheque: 'Cheque',
    transfer: 'Bank transfer',
    card: 'Card',
    'direct-debit': 'Direct debit',
    other: 'Other means',
  },
  invoices: {
    number: 'Document paid',
    date: 'Date',
    due: 'Due before',
    paid: 'Paid',
    left: 'Still due',
  },
  chequeNumber: (number) => (/n°/.test(number) ? number : `no.\u00a0${number}`),
  remainingDue: 'Still due after this payment',
  vat: { rate: 'VAT included in the amount', base: 'Net', amount: 'VAT', total: 'Gross' },
  copies: ['Copy of who pays', 'Copy of who receives'],
  signedAt: (place, date) => (place && date ? `${place}, ${date}` : place || date),
  signature: 'Signature',
  signatures: { receiver: 'Signature of who receives', payer: 'Signature of who pays' },
};
