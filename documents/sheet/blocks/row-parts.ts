import { type Canvas, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Mark, Page, RuleMark, TextMark } from '#documents/sheet/marks.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextLine, TextStyle } from '#documents/sheet/text/shape.ts';

/** A text of a row: how it looks, the field it comes from, and how wide it may be. */
export type CellText = { text: string; style: TextStyle; field: string };

/** Space above and below the texts of a row. */
export const ROW_PADDING = 4;

/** A part of a row. Its marks are made once, placed from its top: painting moves them to their page. */
export type RowPart = Part & { marks: RowMark[] };
type RowMark = TextMark | RuleMark;

export function createRowPart(height: number): RowPart {
  const marks: RowMark[] = [];
  return { height, marks, paint: (page, top) => moveMarks(marks, page, top) };
}

function moveMarks(marks: readonly RowMark[], page: Page, top: number): void {
  for (const mark of marks) {
    if (mark.type === 'text') mark.y += top;
    else {
      mark.y1 += top;
      mark.y2 += top;
    }
    page.marks.push(mark);
  }
}

/** One part per line of text, so that a row longer than a page can be cut; the first carries the padding above. */
export function stackTexts(
  canvas: Canvas,
  texts: readonly CellText[],
  { node, width }: { node: number; width: number },
): RowPart[] {
  const parts: RowPart[] = [];
  for (const { text, style, field } of texts) {
    for (const line of wrap(canvas, text, style, { width, field })) {
      const padding = parts.length === 0 ? ROW_PADDING : 0;
      const part = createRowPart(leading(style) + padding);
      putText(part, line, style, { x: MARGIN_LEFT, y: padding + baseline(style), node, field });
      parts.push(part);
    }
  }
  return parts;
}

/** A short text aligned on its right edge, on the first line of a row. */
export type RightText = { line: TextLine; right: number; node: number; field: string };

/** Adds a number to the first part of a row. */
export function addRightText(
  [first]: readonly RowPart[],
  style: TextStyle,
  { line, right, node, field }: RightText,
): void {
  const y = ROW_PADDING + baseline(style);
  if (first) putText(first, line, style, { x: right, align: 'right', y, node, field });
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
export function closeRow(parts: RowPart[], color: string): RowPart[] {
  const last = parts.at(-1);
  if (!last) return parts;
  last.height += ROW_PADDING;
  paintTableRule(last, last.height, { width: 0.5, color });
  return parts;
}

/** A line from one margin to the other. */
export function paintTableRule(
  { marks }: { marks: Mark[] },
  y: number,
  { width, color }: { width: number; color: string },
): void {
  marks.push({ type: 'rule', x1: MARGIN_LEFT, y1: y, x2: CONTENT_RIGHT, y2: y, width, color });
}
