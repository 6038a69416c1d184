import { fillExamples } from '#app/features/editor/draft/example-draft.ts';
import {
  computeTotals,
  type Draft,
  type FontMetrics,
  layOut,
  type Mark,
  type Sheet,
} from '#documents';

/**
 * The sheet of a blank document with grey placeholders, for the screen only; null once it has
 * content.
 */
export function layOutExample(draft: Draft, metrics: FontMetrics): Sheet | null {
  const example = fillExamples(draft);
  if (!example) return null;
  const { draft: filled, fields } = example;
  const sheet = layOut({
    draft: filled,
    totals: computeTotals(filled),
    metrics,
    isBlocked: false,
  });
  const soften = (mark: Mark): Mark =>
    mark.type === 'text' && mark.field && fields.has(mark.field) ? { ...mark, color: GREY } : mark;
  return {
    ...sheet,
    pages: sheet.pages.map((page) => ({ ...page, marks: page.marks.map(soften) })),
  };
}

/** Lighter than printed text, with the contrast of WCAG AA (4.5:1 on white). */
const GREY = '#6F7883';
