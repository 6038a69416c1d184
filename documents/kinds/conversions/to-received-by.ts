import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import type { ReceivedBy } from '#documents/model/fields/receipt.ts';

/** The means of money that came in: a link means a card; « paid » may be any means. */
export function toReceivedBy(means: PaymentMeans | ReceivedBy | 'debit'): ReceivedBy {
  switch (means) {
    case 'link':
      return 'card';
    case 'debit':
      return 'direct-debit';
    case 'paid':
      return 'other';
    default:
      return means;
  }
}
