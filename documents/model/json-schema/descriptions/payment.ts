import type { paymentFields } from '#documents/model/fields/payment.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';

export const paymentDescriptions = {
  payment: {
    means: {
      sentence: 'How the invoice may be paid, the preferred means first (BT-81).',
      choices: {
        transfer: 'bank transfer to `seller.iban`',
        'direct-debit': 'direct debit under `mandate`',
        card: 'card',
        cheque: 'cheque to `chequeOrder`',
        cash: 'cash',
        link: 'online, at `link`',
        paid: 'all was received before the invoice was made: nothing is left to pay',
      },
    },
    latePenalty:
      'Yearly rate of late payment penalties: "ecb+10", the default of the law, or a rate of yours (C. com. L441-10, II); "unstated" in an invoice of others that says none, and nothing is printed.',
    recoveryFee: 'Prints the fixed indemnity due for late payment (C. com. D441-5).',
    earlyDiscount:
      'Discount for early payment, or "none", which is printed too (C. com. L441-9); "unstated" in an invoice of others that says neither, and nothing is printed.',
    terms: 'Payment terms in words, such as "30 jours fin de mois" (BT-20).',
    paidOn: 'Day of the payment, when `means` holds "paid" (BT-9, BR-FR-CO-09).',
    reference: 'Text to repeat in the transfer; the invoice number when absent (BT-83).',
    chequeOrder: 'Who cheques are made out to, printed beside the means.',
    link: 'Page where the invoice is paid, an https:// address.',
    card: 'Card that paid (BG-18).',
    mandate: 'SEPA direct debit mandate (BG-19).',
    retention:
      'Retention money of building works, shown after the total and never deducted from it (loi 71-584).',
  },
  'payment.latePenalty': { percent: 'Yearly rate in percent, such as "12".' },
  'payment.earlyDiscount': {
    percent: 'Discount in percent, such as "2".',
    days: 'Days after the issue date within which it is granted, from 1 to 90.',
  },
  'payment.card': {
    lastDigits: 'Last four to six digits of the card, never more (BT-87, BR-51).',
    holder: 'Holder of the card (BT-88).',
  },
  'payment.mandate': {
    reference: 'Unique mandate reference, « RUM » (BT-89).',
    creditorId: 'SEPA creditor identifier, « ICS », such as "FR72ZZZ123456" (BT-90).',
    debtorIban: 'Account of the buyer, to be debited (BT-91).',
  },
  'payment.retention': {
    percent: 'Part of the total including VAT that is kept back, in percent, at most "5".',
    releaseDate: 'Day on which it becomes due.',
  },
} satisfies Record<string, PropertyDescriptions> & {
  payment: DescriptionsOf<typeof paymentFields>;
};
