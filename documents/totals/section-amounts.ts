import type { Draft } from '#documents/model/draft.ts';
import { type Cents, cents, ZERO } from '#documents/money/amounts.ts';
import type { LineTotals } from './totals.ts';

/**
 * Amounts of sections and sub-totals, in the document's price mode. A section runs to the next
 * section or sub-total; a sub-total adds up the lines since the last sub-total or section.
 */
export function computeSectionAmounts(
  draft: Draft,
  lines: readonly LineTotals[],
): (Cents | null)[] {
  const amounts: (Cents | null)[] = draft.lines.map(({ kind }) =>
    kind === 'section' ? ZERO : null,
  );
  const amountByIndex = new Map(lines.map((line) => [line.index, line.typedAmount]));
  let openSection: number | null = null;
  let running = ZERO;
  draft.lines.forEach((line, index) => {
    if (line.kind === 'section') {
      openSection = index;
      running = ZERO;
    } else if (line.kind === 'subtotal') {
      amounts[index] = running;
      openSection = null;
      running = ZERO;
    } else {
      running = cents(running + (amountByIndex.get(index) ?? 0));
      if (openSection !== null) amounts[openSection] = running;
    }
  });
  return amounts;
}
