import { createState } from '#app/lib/create-state.ts';
import type { Cents, Draft, FontMetrics, RuleResult, Sheet, Totals } from '#documents';
import type { EditorStore } from './editor-store.ts';

export type Analysis = {
  draft: Draft;
  totals: Totals;
  conformity: RuleResult[];
  /** The missing rule of each field. */
  missing: ReadonlyMap<string, RuleResult>;
  isBlocked: boolean;
  sheet: Sheet;
  /** The placeholder sheet shown while the author has written nothing. */
  example: Sheet | null;
};

/** The stored invoices that an avoir names, and the earlier avoirs on them. */
export type RelatedDrafts = { origins: readonly Draft[]; earlier: readonly Draft[] };

/**
 * `today` is YYYY-MM-DD; `isUntouched` is true while nothing is changed, or every change is undone.
 */
export type AnalysisContext = {
  today: string;
  metrics: FontMetrics;
  related: RelatedDrafts;
  isUntouched: boolean;
  /** An account gives the number when it issues the document. */
  isNumberedAtIssue?: boolean;
};

export type Analyse = (draft: Draft, context: AnalysisContext, previous?: Analysis) => Analysis;

export type AnalysisStore = {
  getState: () => Analysis;
  /** The analysis used for prerendering and hydration. */
  getInitialState: () => Analysis;
  subscribe: (listener: () => void) => () => void;
  /** Runs a pending analysis now: another draft, date or font. */
  flush: () => Analysis;
  /** Sets the analysis function, later a more complete one. Fields do not wait for it. */
  provide: (analyse: Analyse) => void;
  stop: () => void;
};

/**
 * Analyses each change after the next paint, so that the field shows its text first. `schedule`
 * runs a task after the next paint and returns a function that cancels it.
 */
export function createAnalysisStore(
  store: EditorStore,
  {
    context,
    schedule,
    analyse: provided = null,
  }: {
    context: () => AnalysisContext;
    schedule: (task: () => void) => () => void;
    analyse?: Analyse | null;
  },
): AnalysisStore {
  let analyse = provided ?? awaitAnalysis;
  // Hydration must render what was prerendered, even when something was typed before.
  const first = context();
  let known = first;
  let initial = analyse(store.getState().draft, first);
  const state = createState({ analysis: initial });
  let cancel: (() => void) | null = null;
  const change = (draft: Draft, now: AnalysisContext, previous: Analysis) => {
    known = now;
    state.set({ analysis: analyse(draft, known, previous) });
  };
  const run = () => {
    cancel?.();
    cancel = null;
    const { draft } = store.getState();
    const now = context();
    const isSame =
      now.today === known.today &&
      now.metrics === known.metrics &&
      now.related === known.related &&
      now.isNumberedAtIssue === known.isNumberedAtIssue &&
      // An unreadable text does not change the draft, but the document is no longer untouched.
      now.isUntouched === known.isUntouched;
    const { analysis } = state.get();
    if (draft !== analysis.draft || !isSame) change(draft, now, analysis);
    return state.get().analysis;
  };
  const unsubscribe = store.subscribe(() => {
    cancel ??= schedule(run);
  });
  return {
    getState: () => state.get().analysis,
    getInitialState: () => initial,
    subscribe: state.subscribe,
    flush: run,
    provide: (engine) => {
      if (analyse === engine) return;
      analyse = engine;
      initial = analyse(initial.draft, first);
      change(store.getState().draft, context(), initial);
    },
    stop: () => {
      cancel?.();
      unsubscribe();
    },
  };
}

/** The analysis of a draft before any code has analysed it. */
export function awaitAnalysis(draft: Draft): Analysis {
  return { ...NOTHING, draft };
}

// Cents come from money arithmetic; a literal zero needs none.
const ZERO = 0 as Cents;
const NO_TOTALS: Totals = {
  lines: [],
  sectionAmounts: [],
  adjustments: [],
  vatBreakdown: [],
  lineNetTotal: ZERO,
  allowanceTotal: ZERO,
  chargeTotal: ZERO,
  taxExclusiveTotal: ZERO,
  vatTotal: ZERO,
  taxInclusiveTotal: ZERO,
  prepaidTotal: ZERO,
  balance: [],
  roundingAmount: ZERO,
  payableAmount: ZERO,
  retentionAmount: ZERO,
  dueNowAmount: ZERO,
  disbursementTotal: ZERO,
  taxExclusiveOwnTotal: ZERO,
  typedLinesTotal: ZERO,
};
export const NO_SHEET: Sheet = {
  pages: [],
  nodes: [],
  images: [],
  title: '',
  author: '',
  subject: '',
  language: 'fr',
  missingGlyphs: [],
};
const NOTHING: Omit<Analysis, 'draft'> = {
  totals: NO_TOTALS,
  conformity: [],
  missing: new Map(),
  isBlocked: true,
  sheet: NO_SHEET,
  example: null,
};
