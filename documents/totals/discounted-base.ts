import type { Draft } from '#documents/model/draft.ts';
import type { Allowance } from '#documents/model/fields/line.ts';
import { type Cents, sumCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { computeTotals } from './compute-totals.ts';
import { ecoContributionOf } from './line-amounts.ts';
import type { Totals } from './totals.ts';
import { rateTakenFrom } from './vat-groups.ts';

/** Cents that discounts on the total are taken from: no disbursement, no eco-contribution. */
export function discountedBase({ lines }: Pick<Totals, 'lines'>, currency: string): number {
  const unit = currencyUnit(currency);
  return lines
    .filter(({ line }) => line.kind === 'item')
    .reduce((sum, { line, typedAmount }) => sum + typedAmount - ecoContributionOf(line, unit), 0);
}

/** The discounts on the total, in the price mode of the document. */
export function allowanceTotal({ adjustments }: Pick<Totals, 'adjustments'>): Cents {
  return sumCents(
    adjustments.filter(({ isCharge }) => !isCharge).map(({ typedAmount }) => typedAmount),
  );
}

/** Without what is taken from one rate: in an avoir, its cents and what is deducted there. */
export function sharedAllowanceTotal(draft: Draft): Cents {
  const allowances = draft.allowances.filter(isShared);
  return allowanceTotal(computeTotals({ ...draft, allowances }));
}

export function isShared(allowance: Allowance): boolean {
  return rateTakenFrom(allowance) === undefined;
}
