import type { Draft } from '#documents/model/draft.ts';
import { cents } from '#documents/money/amounts.ts';
import { type BilledRate, billedRates } from '#documents/totals/billed.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';

export type CreditContext = {
  origins: readonly Draft[];
  earlier: readonly Draft[];
  credit: Draft;
};

/** Billed, given back, or left to give back at a rate. */
export type RateAmount = BilledRate;

/** Per rate, the billed amount less the avoirs. An avoir net of tax counts in the total only. */
export function computeRemaining({
  origins,
  earlier,
}: Omit<CreditContext, 'credit'>): RateAmount[] {
  return subtractRates(
    origins.flatMap((draft) => billedRates(draft, computeTotals(draft).vatBreakdown)),
    earlier.flatMap((draft) => listRateAmounts(draft)),
  );
}

/** The amounts of a document per rate; empty for an avoir net of tax. */
export function listRateAmounts(
  draft: Draft,
  { vatBreakdown }: Pick<Totals, 'vatBreakdown'> = computeTotals(draft),
): RateAmount[] {
  return draft.vatRegime === 'net-of-tax' ? [] : billedRates(draft, vatBreakdown);
}

/** A row per rate of either side, zero when nothing remains. */
export function subtractRates(
  sold: readonly RateAmount[],
  givenBack: readonly RateAmount[],
): RateAmount[] {
  const rows = new Map<string, RateAmount>();
  const add = (amounts: readonly RateAmount[], sign: 1 | -1) => {
    for (const amount of amounts) {
      const row = rows.get(rateKey(amount)) ?? startRow(amount);
      row.taxableAmount = cents(row.taxableAmount + sign * amount.taxableAmount);
      row.vatAmount = cents(row.vatAmount + sign * amount.vatAmount);
      rows.set(rateKey(amount), row);
    }
  };
  add(sold, 1);
  add(givenBack, -1);
  return [...rows.values()];
}

export function isNotBeyond(amount: number, limit: number): boolean {
  return amount === 0 || (amount > 0 ? amount <= limit : amount >= limit);
}

export function rateKey({ rate, isDisbursement }: RateName): string {
  return `${rate}|${isDisbursement}`;
}

export function startRow({ rate, isDisbursement }: RateName): RateAmount {
  return { rate, isDisbursement, taxableAmount: cents(0), vatAmount: cents(0) };
}

type RateName = Pick<RateAmount, 'rate' | 'isDisbursement'>;
