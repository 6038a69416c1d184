import type { Draft } from '#documents/model/draft.ts';
import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import type { ReceivedBy } from '#documents/model/fields/receipt.ts';
import { type Cents, requireCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import type { MoneyMeans } from '../payments/payment.ts';

/** Money that a document itself reports, in cents of its currency; `paidOn` is YYYY-MM-DD. */
export type ReceivedSum = { paidOn: string; means: MoneyMeans; amount: Cents };

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
        means: MEANS[receipt.means],
        amount: read(receipt.amount),
      },
    ];
  if (rent)
    return rent.payments.map(({ date, means, amount }) => ({
      ...{ paidOn: date ?? issueDate, means: MEANS[means], amount: read(amount) },
    }));
  if (asked === null || !payment.means.includes('paid')) return [];
  const [means = 'other'] = payment.means.flatMap((one) => MEANS[one] ?? []);
  return [{ paidOn: payment.paidOn ?? issueDate, means, amount: asked }];
}

const MEANS = {
  transfer: 'transfer',
  card: 'card',
  cheque: 'cheque',
  cash: 'cash',
  'direct-debit': 'debit',
  link: 'card',
  other: 'other',
  paid: undefined,
} as const satisfies Readonly<Record<ReceivedBy | PaymentMeans, MoneyMeans | undefined>>;
