import { createState } from '#app/lib/create-state.ts';
import type { Cents, Draft, FontMetrics, RuleResult, Sheet, Totals } from '#documents';
import type { EditorStore } from './editor-store.ts';

/** All that follows from a draft: amounts, rules, pages. */
export type Analysis = {
  draft: Draft;
  totals: Totals;
  conformity: RuleResult[];
  /** Missing rules by the field that satisfies them. */
  missing: ReadonlyMap<string, RuleResult>;
  isBlocked: boolean;
  sheet: Sheet;
  /** What the screen shows in its place while its author has written nothing. */
  example: Sheet | null;
};

/** Invoices of this device that an avoir names, and what was already given back of them. */
export type RelatedDrafts = { origins: readonly Draft[]; earlier: readonly Draft[] };

/**
 * A day, YYYY-MM-DD, what measures text, the documents that the draft is judged with, and whether
 * it is as it was opened, or all of what was changed has been undone.
 */
export type AnalysisContext = {
  today: string;
  metrics: FontMetrics;
  related: RelatedDrafts;
  isUntouched: boolean;
};

export type Analyse = (draft: Draft, context: AnalysisContext, previous?: Analysis) => Analysis;

export type AnalysisStore = {
  getState: () => Analysis;
  /** The analysis of the very first draft: what the page was drawn with before it came alive. */
  getInitialState: () => Analysis;
  subscribe: (listener: () => void) => () => void;
  /** Analyses now what has not been yet: another draft, another day, more of the typeface. */
  flush: () => Analysis;
  /**
   * Brings what analyses, then what does it better. Until then nothing is known of the draft:
   * fields do not wait for the law.
   */
  provide: (analyse: Analyse) => void;
  stop: () => void;
};

/**
 * Keeps the analysis up to date behind the typing: the field echoes first, the sheet follows right
 * after the paint. `schedule` runs a task after the next paint and returns a function that cancels
 * it.
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
  let known = context();
  let initial = analyse(store.getState().draft, known);
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
      // A text that cannot be read yet changes no draft, and is written all the same.
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
      const now = context();
      initial = analyse(initial.draft, now);
      change(store.getState().draft, now, initial);
    },
    stop: () => {
      cancel?.();
      unsubscribe();
    },
  };
}

/** Of a draft that nothing is known of. */
export function awaitAnalysis(draft: Draft): Analysis {
  return { ...NOTHING, draft };
}

// Cents come from arithmetic on money; that nothing costs nothing needs none.
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
