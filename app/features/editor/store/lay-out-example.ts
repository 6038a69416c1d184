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
 * The sheet of a document that says nothing yet: what will stand there, in grey, for the screen
 * alone. Null once it says something.
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

/** Softer than what will be printed, and still read by weak eyes (4.5:1 on white). */
const GREY = '#6F7883';
