import type { Draft } from '#documents/model/draft.ts';
import type { ReceivedBy } from '#documents/model/fields/receipt.ts';
import { meansPaidBy } from '#documents/model/means-paid-by.ts';
import { type Cents, requireCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import type { MoneyMeans } from '../payments/payment.ts';

/**
 * Money that a document itself reports, in cents of its currency; `paidOn` is YYYY-MM-DD, `means`
 * null when the document names none.
 */
export type ReceivedSum = { paidOn: string; means: MoneyMeans | null; amount: Cents };

/**
 * What a receipt or a quittance acknowledges, or what an invoice asked for that was paid before it
 * was issued; `asked` is null for a document that asks for nothing.
 */
export function receivedOf(draft: Draft, asked: Cents | null): ReceivedSum[] {
  const { receipt, rent, payment, issueDate } = draft;
  const read = (amount: string) => requireCents(amount, currencyUnit(draft.currency));
  if (receipt)
    return [
      {
        paidOn: receipt.paidOn ?? issueDate,
        means: moneyMeansOf(receipt.means),
        amount: read(receipt.amount),
      },
    ];
  if (rent)
    return rent.payments.map(({ date, means, amount }) => ({
      ...{ paidOn: date ?? issueDate, means: moneyMeansOf(means), amount: read(amount) },
    }));
  if (asked === null || !payment.means.includes('paid')) return [];
  const means = moneyMeansOf(meansPaidBy(payment));
  return [{ paidOn: payment.paidOn ?? issueDate, means, amount: asked }];
}

function moneyMeansOf(means: ReceivedBy | undefined): MoneyMeans | null {
  return means ? MEANS[means] : null;
}

const MEANS: Readonly<Record<ReceivedBy, MoneyMeans>> = {
  transfer: 'transfer',
  card: 'card',
  cheque: 'cheque',
  cash: 'cash',
  'direct-debit': 'debit',
  other: 'other',
};
