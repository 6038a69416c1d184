import {
  checkConformity,
  computeTotals,
  type Draft,
  type FontMetrics,
  hasBlockingFailure,
  layOut,
  type RuleResult,
  type Sheet,
  type Totals,
} from '#documents';
import type { EditorStore } from './editor-store.ts';
import { reuseEqual, reuseSheet } from './reuse-equal.ts';

/** All that follows from a draft: amounts, rules, pages. */
export type Analysis = {
  draft: Draft;
  totals: Totals;
  conformity: RuleResult[];
  /** Missing rules by the field that satisfies them. */
  missing: ReadonlyMap<string, RuleResult>;
  isDraft: boolean;
  sheet: Sheet;
};

/** What has not changed since `previous` is the same object as there: who shows it is left in peace. */
export function analyse(
  draft: Draft,
  { today, metrics }: { today: string; metrics: FontMetrics },
  previous?: Analysis,
): Analysis {
  const totals = computeTotals(draft);
  const conformity = reuseEqual(previous?.conformity, checkConformity(draft, today, totals));
  const isDraft = hasBlockingFailure(conformity);
  const sheet = reuseSheet(previous?.sheet, layOut({ draft, totals, metrics, isDraft }));
  return { draft, totals, conformity, missing: indexMissing(conformity), isDraft, sheet };
}

export type AnalysisStore = {
  getState: () => Analysis;
  subscribe: (listener: () => void) => () => void;
  /** Analyses now what has not been yet: another draft, another day, more of the typeface. */
  flush: () => Analysis;
  stop: () => void;
};

/**
 * Keeps the analysis up to date behind the typing: the field echoes first, the sheet follows right after the paint.
 * `schedule` runs a task after the next paint and gives the way to cancel it.
 */
export function createAnalysisStore(
  store: EditorStore,
  context: () => { today: string; metrics: FontMetrics },
  schedule: (task: () => void) => () => void,
): AnalysisStore {
  let known = context();
  let analysis = analyse(store.getState().draft, known);
  let cancel: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const run = () => {
    cancel?.();
    cancel = null;
    const { draft } = store.getState();
    const { today, metrics } = context();
    const isSame = today === known.today && metrics === known.metrics;
    if (draft !== analysis.draft || !isSame) {
      known = { today, metrics };
      analysis = analyse(draft, known, analysis);
      for (const listener of listeners) listener();
    }
    return analysis;
  };
  const unsubscribe = store.subscribe(() => {
    cancel ??= schedule(run);
  });
  return {
    getState: () => analysis,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flush: run,
    stop: () => {
      cancel?.();
      unsubscribe();
    },
  };
}

/** The gravest missing rule of each field. */
function indexMissing(conformity: readonly RuleResult[]): Map<string, RuleResult> {
  const missing = new Map<string, RuleResult>();
  for (const result of conformity) {
    if (result.state !== 'missing') continue;
    const known = missing.get(result.field);
    if (!known || GRAVITY[result.severity] > GRAVITY[known.severity])
      missing.set(result.field, result);
  }
  return missing;
}

const GRAVITY = { information: 0, warning: 1, blocking: 2 } as const;
