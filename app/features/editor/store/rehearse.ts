import type { Draft } from '#documents';
import type { Analyse, Analysis, AnalysisContext } from './analysis.ts';

/**
 * Analyses a draft again and again while the page rests, for nothing: a browser makes code fast once it has run often, and the first
 * keys of a visitor would be those that wait for it. Once is enough for each `analyse`. `rest` runs a task when the page has nothing
 * else to do.
 */
export function rehearse(
  analyse: Analyse,
  { draft, context }: { draft: Draft; context: AnalysisContext },
  rest: (task: () => void) => void,
): void {
  if (rehearsed.has(analyse)) return;
  rehearsed.add(analyse);
  const longer = lengthen(draft);
  let previous: Analysis | undefined;
  let left = RUNS;
  const run = () => {
    previous = analyse(longer, context, previous);
    left -= 1;
    if (left > 0) rest(run);
  };
  rest(run);
}

/** A page opens on an empty line or none; what is slow is a table. */
function lengthen(draft: Draft): Draft {
  return { ...draft, lines: Array.from({ length: COPIES }, () => draft.lines).flat() };
}

const rehearsed = new WeakSet<Analyse>();
/** After some twenty, one more gains little: measured in Chromium. */
const RUNS = 24;
const COPIES = 8;
