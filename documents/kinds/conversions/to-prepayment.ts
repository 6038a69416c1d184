import type { Draft } from '#documents/model/draft.ts';
import type { Prepayment } from '#documents/model/fields/document.ts';
import type { ReceivedBy } from '#documents/model/fields/receipt.ts';
import { amountText } from '#documents/money/amount-text.ts';
import {
  type Cents,
  cents,
  PERCENT_DECIMALS,
  type Percent,
  sumCents,
} from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { VatSubtotal } from '#documents/totals/totals.ts';
import { toReceivedBy } from './to-received-by.ts';

/** `paidOn` is YYYY-MM-DD; `means` is null where nobody said it. */
export type DepositPayment = { paidOn: string; means: ReceivedBy | 'debit' | null };

/** A deposit with its tax, less what `avoirs` took back of it. */
export function toPrepayment(deposit: Draft, avoirs: readonly Draft[] = []): Prepayment {
  const { taxInclusiveTotal, vatBreakdown } = computeTotals(deposit);
  const credited = avoirs.map((avoir) => computeTotals(avoir));
  const rows = [vatBreakdown, ...credited.map((totals) => totals.vatBreakdown.map(negate))].flat();
  const left = taxInclusiveTotal - sumCents(credited.map((totals) => totals.taxInclusiveTotal));
  const text = (amount: Cents) => amountText(amount, deposit.currency);
  const rates = [...new Set(vatBreakdown.map(({ rate }) => rate))];
  return {
    amount: text(cents(left)),
    reference: deposit.number,
    ...(deposit.issueDate ? { issueDate: deposit.issueDate } : {}),
    vat: rates.map((rate) => {
      const own = rows.filter((row) => row.rate === rate);
      return {
        rate: rateText(rate),
        taxableAmount: text(sumCents(own.map((row) => row.taxableAmount))),
        vatAmount: text(sumCents(own.map((row) => row.vatAmount))),
      };
    }),
  };
}

/** A deposit that was paid at once says so itself. */
export function tellPayment(
  { payment }: Draft,
  received: DepositPayment | null,
): Pick<Prepayment, 'date' | 'means'> {
  const { paidOn: date = received?.paidOn } = payment;
  const [stated, ...others] = payment.means.filter((one) => one !== 'paid');
  const isStated = payment.means.includes('paid') && others.length === 0;
  const means = isStated ? (stated ?? received?.means) : received?.means;
  return {
    ...(date && { date }),
    ...(means && means !== 'other' && { means: toReceivedBy(means) }),
  };
}

export function negate(row: VatSubtotal): VatSubtotal {
  return {
    ...row,
    taxableAmount: cents(-row.taxableAmount),
    vatAmount: cents(-row.vatAmount),
    taxInclusiveAmount: cents(-row.taxInclusiveAmount),
  };
}

export function rateText(rate: Percent): string {
  return toDecimal(rate, PERCENT_DECIMALS);
}
