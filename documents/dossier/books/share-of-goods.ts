import { operationNatureOf } from '#documents/law/operation-nature.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Percent } from '#documents/money/amounts.ts';
import type { Totals } from '#documents/totals/totals.ts';
import type { Share } from './book-rate.ts';

/**
 * The part of a document's amounts at a rate that goods are: by its lines, when it sells goods and
 * services together. Lines that do not say what they are count as services.
 */
export function shareOfGoods(draft: Draft, totals: Totals, rate: Percent): Share {
  const nature = operationNatureOf(draft);
  if (nature !== 'mixed') return nature === 'goods' ? ALL : NO_SHARE;
  const own = totals.lines.filter(
    ({ line, vatIndex }) => line.kind === 'item' && totals.vatBreakdown[vatIndex]?.rate === rate,
  );
  const sum = (lines: Totals['lines']) =>
    lines.reduce((total, { lineNetAmount }) => total + lineNetAmount, 0);
  const [part, whole] = [sum(own.filter(({ line }) => line.nature === 'goods')), sum(own)];
  // A line that takes back more than the services leaves goods alone.
  return part > 0 && whole > 0 ? { part: Math.min(part, whole), whole } : NO_SHARE;
}

const ALL: Share = { part: 1, whole: 1 };
export const NO_SHARE: Share = { part: 0, whole: 1 };
