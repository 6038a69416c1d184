import type { ReceivedBy } from '#documents/model/fields/receipt.ts';

export type ReceiptLabels = {
  amount: string;
  purpose: string;
  paidOn: string;
  means: string;
  /** When the means is not said. */
  reference: string;
  receivedBy: Record<ReceivedBy, string>;
  invoices: { number: string; date: string; due: string; paid: string; left: string };
  chequeNumber: (number: string) => string;
  remainingDue: string;
  vat: { rate: string; base: string; amount: string; total: string };
  copies: readonly [string, string];
  signedAt: (place: string, date: string) => string;
  signature: string;
  /** When both sign. */
  signatures: { receiver: string; payer: string };
};

export const frenchReceiptLabels: ReceiptLabels = {
  amount: 'Montant reçu',
  purpose: 'Motif du paiement',
  paidOn: 'Payé le',
  means: 'Moyen de paiement',
  reference: 'Référence du paiement',
  receivedBy: {
    cash: 'Espèces',
    cheque: 'Chèque',
    transfer: 'Virement',
    card: 'Carte bancaire',
    'direct-debit': 'Prélèvement',
    other: 'Autre moyen',
  },
  invoices: {
    number: 'Document réglé',
    date: 'Date',
    due: 'Dû avant',
    paid: 'Réglé',
    left: 'Reste dû',
  },
  chequeNumber: (number) => (/n°/.test(number) ? number : `n°\u00a0${number}`),
  remainingDue: 'Reste dû après ce paiement',
  vat: {
    rate: 'TVA comprise dans le montant',
    base: 'Base HT',
    amount: 'TVA',
    total: 'TTC',
  },
  copies: ['Exemplaire de celui qui paie', 'Exemplaire de celui qui reçoit'],
  signedAt: (place, date) =>
    [place && `Fait à ${place}`, date && `le ${date}`].filter(Boolean).join(', '),
  signature: 'Signature',
  signatures: {
    receiver: 'Signature de celui qui reçoit',
    payer: 'Signature de celui qui paie',
  },
};
