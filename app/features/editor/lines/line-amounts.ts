import type { Analysis } from '#app/features/editor/store/analysis.ts';
import type { Cents, Line, Totals } from '#documents';

/**
 * The amount that a line shows, in the price mode of the document; null where it has none. The
 * analysis comes one paint behind: a line that has just moved is found by what it is, one that has
 * just been edited by its place.
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
