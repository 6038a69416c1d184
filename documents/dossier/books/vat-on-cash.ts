import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Percent } from '#documents/money/amounts.ts';
import type { Totals } from '#documents/totals/totals.ts';
import { type BookRate, type Share, scale, subtract } from './book-rate.ts';

/**
 * The part of these taxed amounts whose VAT is due once they are cashed (CGI 269, 2): services,
 * unless their seller opted for debits, and deposits on goods. The rest is due as it is invoiced.
 */
export function takeOnCash(draft: Draft, totals: Totals, rates: readonly BookRate[]): BookRate[] {
  const areServicesOnCash = !draft.vatOnDebits;
  const areGoodsOnCash = draft.subtype === 'deposit';
  return rates
    .filter(({ vatAmount }) => vatAmount !== 0)
    .map((row) => {
      if (areServicesOnCash === areGoodsOnCash) return areGoodsOnCash ? row : scale(row, NONE);
      const goods = shareOfGoods(draft, totals, row.rate);
      const part = scale(row, goods);
      return areGoodsOnCash ? part : subtract(row, part);
    })
    .filter(({ taxableAmount, vatAmount }) => taxableAmount !== 0 || vatAmount !== 0);
}

/** By the lines of the rate, when goods and services are sold together. */
function shareOfGoods(draft: Draft, totals: Totals, rate: Percent): Share {
  const nature = operationNatureOf(draft);
  if (nature !== 'mixed') return nature === 'goods' ? ALL : NONE;
  const own = totals.lines.filter(
    ({ line, vatIndex }) => line.kind === 'item' && totals.vatBreakdown[vatIndex]?.rate === rate,
  );
  const sum = (lines: Totals['lines']) =>
    lines.reduce((total, { lineNetAmount }) => total + lineNetAmount, 0);
  const [part, whole] = [sum(own.filter(({ line }) => line.nature === 'goods')), sum(own)];
  return part > 0 && part <= whole ? { part, whole } : NONE;
}

const ALL: Share = { part: 1, whole: 1 };
const NONE: Share = { part: 0, whole: 1 };
