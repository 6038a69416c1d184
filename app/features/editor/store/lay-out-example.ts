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

/** Clearly a place to fill; the words are in the form too, for who cannot see them. */
const GREY = '#9AA3AF';
