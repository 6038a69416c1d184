import type { Draft } from '#documents/model/draft.ts';
import type { Line } from '#documents/model/fields/line.ts';
import { isOptional, isPriced } from '#documents/model/is-priced.ts';
import { type Cents, cents, requireCents, requirePercent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { shareByWeight } from '#documents/money/share.ts';
import type { OptionTotals, QuoteTotals, Totals } from './totals.ts';

/** `unit` is the smallest amount, in cents; `compute` leaves out the totals of the quote. */
type Pricing = { compute: (draft: Draft) => Totals; unit: number };

/** Null for a document without a quote or optional lines. */
export function computeQuoteTotals(draft: Draft, total: Cents, { compute, unit }: Pricing) {
  if (!draft.quote && !draft.lines.some(isOptional)) return null;
  return {
    depositAmount: computeDeposit(draft, total, unit),
    scheduleAmounts: computeSchedule(draft, total, unit),
    options: computeOptions(draft, compute),
  } satisfies QuoteTotals;
}

/** The draft with chosen options and variants as items, and without the others. */
export function takeOptions(draft: Draft, isTaken: (line: Line) => boolean = isSelected): Draft {
  return {
    ...draft,
    lines: draft.lines.flatMap((line) => {
      if (!isOptional(line)) return [line];
      return isTaken(line) ? [toItem(line)] : [];
    }),
  };
}

function computeDeposit({ quote }: Draft, total: Cents, unit: number): Cents | null {
  if (!quote?.deposit) return null;
  return 'percent' in quote.deposit
    ? applyPercent(total, requirePercent(quote.deposit.percent), unit)
    : requireCents(quote.deposit.amount, unit);
}

function computeSchedule({ quote }: Draft, total: Cents, unit: number): Cents[] {
  const weights = (quote?.schedule ?? []).map(({ percent }) => requirePercent(percent));
  return shareByWeight(total, weights, unit).map(cents);
}

function computeOptions(draft: Draft, compute: Pricing['compute']): OptionTotals | null {
  if (!draft.lines.some(isOptional)) return null;
  const { lines, vatBreakdown } = compute({ ...draft, lines: draft.lines.map(pricedApart) });
  const isChosen = draft.lines.some(isSelected);
  const taken = takeOptions(draft, isChosen ? isSelected : ({ kind }) => kind === 'option');
  const adds = taken.lines.length > draft.lines.filter((line) => !isOptional(line)).length;
  return { lines, vatBreakdown, isChosen, withOptions: adds ? pickTotals(compute(taken)) : null };
}

function pickTotals({ taxExclusiveOwnTotal, disbursementTotal, taxInclusiveTotal }: Totals) {
  return { taxExclusiveOwnTotal, disbursementTotal, taxInclusiveTotal };
}

/** Lines keep their positions; those already in the total become page breaks, worth nothing. */
function pricedApart(line: Line): Line {
  if (isPriced(line)) return { kind: 'page-break' };
  return isOptional(line) ? toItem(line) : line;
}

function toItem(line: Extract<Line, { kind: 'option' | 'variant' }>): Line {
  const { isSelected: _isSelected, ...fields } = line;
  return { ...fields, kind: 'item' };
}

function isSelected(line: Line): boolean {
  return isOptional(line) && line.isSelected === true;
}
