import type { creditFields } from '#documents/model/fields/credit.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';

export const creditDescriptions = {
  credit: {
    reason: {
      sentence: 'Why money is given back.',
      choices: {
        error: 'a mistake on the invoice',
        return: 'goods were sent back',
        cancellation: 'the sale was cancelled',
        goodwill: 'a gesture to the customer',
        discount: 'a discount granted after the sale (CGI 272, 1)',
        duplicate: 'the sale was invoiced twice',
        'vat-error': 'VAT was wrong',
        unpaid: 'the invoice will never be paid (CGI 272, 1)',
        other: 'another reason, told in `explanation`',
      },
    },
    explanation: 'The reason in words, such as "deux colis abîmés à la livraison".',
    treatment: 'What becomes of the money; deducted from the invoice when absent.',
    vatRounding:
      'Cents of VAT that earlier credit notes on the invoice rounded away, one entry for each rate (CGI 272, 1).',
  },
  'credit.vatRounding': {
    rate: 'VAT rate in percent, such as "20".',
    amount: 'What is added to the VAT of this rate, from "-1" to "1", such as "0.01".',
  },
  'credit.treatment': {
    kind: 'Either "refund", paid back, or "offset", deducted from an invoice, or "on-account", kept for a next order.',
    iban: 'For a refund: account of the buyer.',
    date: 'For a refund: day on which it is paid back.',
    invoice:
      'For an offset: number of the invoice it is deducted from; the one that is corrected when absent.',
    until: 'For money on account: last day on which it may be used.',
  },
} satisfies Record<string, PropertyDescriptions> & {
  credit: DescriptionsOf<typeof creditFields>;
};
