import { loadEngine } from '#app/features/editor/load-engine.ts';
import { createAnalysisStore } from '#app/features/editor/store/analysis.ts';
import type { Editor } from '#app/features/editor/store/editor-context.tsx';
import { createEditorStore } from '#app/features/editor/store/editor-store.ts';
import { createTouchedStore } from '#app/features/editor/store/touched.ts';
import { todayInFrance } from '#app/lib/today.ts';
import type { Draft } from '#documents';
import type { SheetFonts } from './sheet-fonts.ts';

/** The stores of an editor around a first document. */
export function createEditor(draft: Draft, fonts: SheetFonts): Editor {
  const store = createEditorStore({ draft, rawTexts: {} }, () => performance.now());
  const context = () => ({ today: todayInFrance(), metrics: fonts.getMetrics() });
  const analysis = createAnalysisStore(store, {
    context,
    schedule: afterPaint,
    analyse: analyseAtBuild,
  });
  if (!import.meta.env.SSR) loadEngine().then(analysis.provide);
  return { store, analysis, touched: createTouchedStore(), today: todayInFrance() };
}

/** Runs a task once the browser has shown what the last key typed. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Pages drawn at build time are drawn whole; a browser fetches what analyses once the first fields are alive. */
const analyseAtBuild = import.meta.env.SSR
  ? (await import('#app/features/editor/store/analyse.ts')).analyse
  : null;
