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
  const analysis = createAnalysisStore(store, context, afterPaint);
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
