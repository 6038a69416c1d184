import type { Analysis } from '#app/features/editor/store/analysis.ts';
import type { Cents, Line, Totals } from '#documents';

/**
 * The amount shown by a line in cents, in the price mode of the document; null without one. The
 * analysis is one paint late: a moved line is found by identity, an edited one by index.
 */
export function amountOfLine(
  { draft, totals }: Analysis,
  line: Line | undefined,
  index: number,
): Cents | null {
  const { byLine, byIndex } = indexAmounts(totals, draft.lines);
  return (line && byLine.get(line)) ?? byIndex[index] ?? null;
}

type Amounts = { byIndex: (Cents | null)[]; byLine: Map<Line, Cents | null> };

const known = new WeakMap<Totals, Amounts>();

function indexAmounts(totals: Totals, lines: readonly Line[]): Amounts {
  const amounts = known.get(totals);
  if (amounts) return amounts;
  const byIndex = [...totals.sectionAmounts];
  const optional = totals.quote?.options?.lines ?? [];
  for (const { index, typedAmount } of [...totals.lines, ...optional]) byIndex[index] = typedAmount;
  const byLine = new Map(lines.map((line, index) => [line, byIndex[index] ?? null]));
  known.set(totals, { byIndex, byLine });
  return { byIndex, byLine };
}
