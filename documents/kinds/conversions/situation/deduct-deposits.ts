import type { RateAmount } from '#documents/law/rules/credit/rate-amounts.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Prepayment } from '#documents/model/fields/document.ts';
import { amountText } from '#documents/money/amount-text.ts';
import {
  type Cents,
  cents,
  type Percent,
  requireCents,
  requirePercent,
  sumCents,
  ZERO,
} from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { multiplyDivide } from '#documents/money/rounding.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { VatSubtotal } from '#documents/totals/totals.ts';
import { type DepositPayment, rateText, tellPayment, toPrepayment } from '../to-prepayment.ts';

/** A deposit on the quote, the avoirs that took it back in part, and the day it was paid. */
export type PaidDeposit = {
  draft: Draft;
  avoirs: readonly Draft[];
  received: DepositPayment | null;
};

type Works = {
  deposits: readonly PaidDeposit[];
  /** Numbers of deposits that no longer stand: what was deducted of them counts for the others. */
  formerDeposits: readonly string[];
  /** The situations before this one. */
  earlier: readonly Draft[];
  /** What is agreed, and what is done until now, by rate. */
  agreed: readonly RateAmount[];
  done: readonly RateAmount[];
};

/**
 * Each deposit in proportion to what is done of its rates (CGI 289, I-1-c), less what earlier
 * situations deducted of it, and no more than this one bills: the last one deducts the rest.
 */
export function deductDeposits(situation: Draft, works: Works): Prepayment[] {
  const left = sumByRate(computeTotals(situation).vatBreakdown);
  const unit = currencyUnit(situation.currency);
  const former = sumFormer(works);
  return works.deposits.flatMap((deposit) => {
    const whole = toPrepayment(deposit.draft, deposit.avoirs);
    const taxes = (whole.vat ?? []).map((tax) => {
      const rate = requirePercent(tax.rate);
      const taken = takenOf([deposit.draft.number], rate, works.earlier);
      const room = left.get(rate);
      const take = (key: keyof TaxAmounts) => {
        const part = partDone(requireCents(tax[key]), rate, { ...works, unit });
        const own = Math.max(0, part - taken[key]);
        const before = former.get(rate);
        const replaced = Math.min(own, before?.[key] ?? 0);
        if (before) before[key] = cents(before[key] - replaced);
        const amount = cents(Math.max(0, Math.min(own - replaced, room?.[key] ?? 0)));
        if (room) room[key] = cents(room[key] - amount);
        return amount;
      };
      return { rate, taxableAmount: take('taxableAmount'), vatAmount: take('vatAmount') };
    });
    const part = writePart(taxes, situation.currency);
    return part ? [{ ...whole, ...part, ...tellPayment(deposit.draft, deposit.received) }] : [];
  });
}

type TaxAmounts = Pick<VatSubtotal, 'taxableAmount' | 'vatAmount'>;

/** Null where nothing is deducted. */
function writePart(
  taxes: readonly (TaxAmounts & { rate: Percent })[],
  currency: string,
): Pick<Prepayment, 'amount' | 'vat'> | null {
  const some = taxes.filter((row) => row.taxableAmount !== 0 || row.vatAmount !== 0);
  if (some.length === 0) return null;
  const text = (amount: Cents) => amountText(amount, currency);
  return {
    amount: text(sumCents(some.flatMap((row) => [row.taxableAmount, row.vatAmount]))),
    vat: some.map((row) => ({
      rate: rateText(row.rate),
      taxableAmount: text(row.taxableAmount),
      vatAmount: text(row.vatAmount),
    })),
  };
}

/** A deposit does not tell outlays from what is sold at 0 %. */
function sumByRate(rows: readonly VatSubtotal[]): Map<Percent, TaxAmounts> {
  const rates = new Map<Percent, TaxAmounts>();
  for (const { rate, ...row } of rows) {
    const sum = rates.get(rate) ?? { taxableAmount: ZERO, vatAmount: ZERO };
    rates.set(rate, {
      taxableAmount: cents(sum.taxableAmount + row.taxableAmount),
      vatAmount: cents(sum.vatAmount + row.vatAmount),
    });
  }
  return rates;
}

/** All of it once everything is done, or where the quote has nothing at this rate. */
function partDone(
  amount: Cents,
  rate: Percent,
  { agreed, done, unit }: Pick<Works, 'agreed' | 'done'> & { unit: number },
): number {
  const [whole, part] = [agreed, done].map((rows) =>
    sumCents(rows.filter((row) => row.rate === rate).map((row) => row.taxableAmount)),
  );
  if (!whole || part === undefined || (part - whole) * Math.sign(whole) >= 0) return amount;
  return multiplyDivide(amount, Math.max(0, part), whole, unit);
}

/** What earlier situations deducted of deposits that no longer stand, by rate. */
function sumFormer({ formerDeposits, earlier }: Works): Map<Percent, TaxAmounts> {
  const rates = earlier.flatMap(({ prepayments }) =>
    prepayments.flatMap(({ vat = [] }) => vat.map((tax) => requirePercent(tax.rate))),
  );
  return new Map(rates.map((rate) => [rate, takenOf(formerDeposits, rate, earlier)]));
}

/** What earlier situations deducted of these deposits at a rate. */
function takenOf(numbers: readonly string[], rate: Percent, earlier: readonly Draft[]): TaxAmounts {
  const taken = earlier
    .flatMap(({ prepayments }) =>
      prepayments.filter(({ reference }) => numbers.includes(reference ?? '')),
    )
    .flatMap(({ vat = [] }) => vat.filter((tax) => requirePercent(tax.rate) === rate));
  return {
    taxableAmount: sumCents(taken.map((tax) => requireCents(tax.taxableAmount))),
    vatAmount: sumCents(taken.map((tax) => requireCents(tax.vatAmount))),
  };
}
