import { isAccount } from '#app/data/is-account.ts';
import { createAnalysisStore, type RelatedDrafts } from '#app/features/editor/store/analysis.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import { createEditorStore, type Follow } from '#app/features/editor/store/editor-store.ts';
import { loadAmounts, onceJudged } from '#app/features/editor/store/load-engine.ts';
import { createTouchedStore } from '#app/features/editor/store/touched.ts';
import { createState } from '#app/lib/create-state.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { SheetFonts } from '#app/sheet/sheet-fonts.ts';
import { echo } from '#app/ui/fields/echo.ts';
import type { Draft } from '#documents';

export function createEditor(
  draft: Draft,
  { fonts, followMore }: { fonts: SheetFonts; followMore: Follow },
): Editor {
  const store = createEditorStore({ draft, rawTexts: {} }, () => performance.now());
  const related = createState<RelatedDrafts>({ origins: [], earlier: [] });
  const context = () => ({
    today: todayInFrance(),
    metrics: fonts.getMetrics(),
    related: related.get(),
    isUntouched: !store.canUndo(),
    isNumberedAtIssue: isAccount(),
  });
  const analysis = createAnalysisStore(store, {
    context,
    schedule: echo.follow,
    analyse: analyseAtBuild,
  });
  if (!import.meta.env.SSR) {
    loadAmounts().then(({ analyse, follow }) => {
      store.provideFollow((before, after) => followMore(before, follow(before, after)));
      analysis.provide(analyse);
      // Last: the engine may already be loaded, and its analysis must win.
      onceJudged((engine) => analysis.provide(engine.analyse));
    });
  }
  return { store, analysis, related, touched: createTouchedStore(), today: todayInFrance() };
}

/** Prerendered pages are complete; a browser loads the analysis after the first fields hydrate. */
const analyseAtBuild = import.meta.env.SSR
  ? (await import('#app/features/editor/store/analyse.ts')).analyse
  : null;
