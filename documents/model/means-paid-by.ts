import type { Draft } from './draft.ts';
import type { PaymentMeans } from './fields/payment.ts';
import type { ReceivedBy } from './fields/receipt.ts';

/** How an invoice that is already paid says it was; undefined when it names no means or several. */
export function meansPaidBy({ means }: Pick<Draft['payment'], 'means'>): ReceivedBy | undefined {
  if (!means.includes('paid')) return undefined;
  const [named, ...others] = new Set(means.flatMap((one) => RECEIVED[one] ?? []));
  return others.length === 0 ? named : undefined;
}

const RECEIVED: Readonly<Record<PaymentMeans, ReceivedBy | undefined>> = {
  transfer: 'transfer',
  'direct-debit': 'direct-debit',
  card: 'card',
  cheque: 'cheque',
  cash: 'cash',
  link: 'card',
  paid: undefined,
};
