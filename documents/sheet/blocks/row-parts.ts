import { type Canvas, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextLine, TextStyle } from '#documents/sheet/text/shape.ts';

/** A text of a row: how it looks, the field it comes from, and how wide it may be. */
export type CellText = { text: string; style: TextStyle; field: string };

/** Space above and below the texts of a row. */
export const ROW_PADDING = 4;

/** One part per line of text, so that a row longer than a page can be cut; the first carries the padding above. */
export function stackTexts(
  canvas: Canvas,
  texts: readonly CellText[],
  { node, width }: { node: number; width: number },
): Part[] {
  const parts: Part[] = [];
  for (const { text, style, field } of texts) {
    for (const line of wrap(canvas, text, style, { width, field })) {
      const padding = parts.length === 0 ? ROW_PADDING : 0;
      const below = padding + baseline(style);
      parts.push({
        height: leading(style) + padding,
        paint: (page, top) =>
          putText(page, line, style, { x: MARGIN_LEFT, y: top + below, node, field }),
      });
    }
  }
  return parts;
}

/** A short text aligned on its right edge, on the first line of a row. */
export type RightText = { line: TextLine; right: number; node: number; field: string };

/** Adds numbers to the first part of a row. */
export function addRightTexts(parts: Part[], style: TextStyle, texts: readonly RightText[]): void {
  const [first] = parts;
  if (!first) return;
  const { paint } = first;
  const below = ROW_PADDING + baseline(style);
  first.paint = (page, top) => {
    paint(page, top);
    for (const { line, right, node, field } of texts) {
      putText(page, line, style, { x: right, align: 'right', y: top + below, node, field });
    }
  };
}

/** An amount at the right end of a row. */
export function rightAmount(
  canvas: Canvas,
  amount: string,
  { style, node, field }: { style: TextStyle; node: number; field: string },
): RightText {
  return { line: shape(canvas, amount, style), right: CONTENT_RIGHT, node, field };
}

/** Adds the padding and the rule under the last part of a row. */
export function closeRow(parts: Part[], color: string): Part[] {
  const last = parts.at(-1);
  if (!last) return parts;
  const { paint, height } = last;
  last.height = height + ROW_PADDING;
  last.paint = (page, top) => {
    paint(page, top);
    paintTableRule(page, top + height + ROW_PADDING, { width: 0.5, color });
  };
  return parts;
}

/** A line from one margin to the other. */
export function paintTableRule(
  page: Page,
  y: number,
  { width, color }: { width: number; color: string },
): void {
  page.marks.push({ type: 'rule', x1: MARGIN_LEFT, y1: y, x2: CONTENT_RIGHT, y2: y, width, color });
}
