import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { type Canvas, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, GROUND, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { BoxMark, Mark, Page, RuleMark, TextMark } from '#documents/sheet/marks.ts';
import { baseline, leading, type Template } from '#documents/sheet/template.ts';
import type { TextLine, TextStyle } from '#documents/sheet/text/shape.ts';

export type CellText = { text: string; style: TextStyle; field: DraftPath };

/**
 * A part of a row. Its marks are made once, relative to its top, and moved to the page when
 * painted. Texts begin at `textTop`.
 */
export type RowPart = Part & { marks: RowMark[]; textTop: number };
type RowMark = TextMark | RuleMark | BoxMark;

export function createRowPart(height: number, textTop: number): RowPart {
  const marks: RowMark[] = [];
  return { height, textTop, marks, paint: (page, top) => moveMarks(marks, page, top) };
}

function moveMarks(marks: readonly RowMark[], page: Page, top: number): void {
  for (const mark of marks) {
    if (mark.type === 'rule') {
      mark.y1 += top;
      mark.y2 += top;
    } else mark.y += top;
    page.marks.push(mark);
  }
}

type RowPlace = { node: number; width: number; padding: number; x?: number };

/** One part per line of text, so that a tall row can be split; the first has the top padding. */
export function stackTexts(
  canvas: Canvas,
  texts: readonly CellText[],
  { node, width, padding, x = MARGIN_LEFT }: RowPlace,
): RowPart[] {
  const parts: RowPart[] = [];
  for (const { text, style, field } of texts) {
    for (const line of wrap(canvas, text, style, { width, field })) {
      const top = parts.length === 0 ? padding : 0;
      const part = createRowPart(leading(style) + top, top);
      putText(part, line, style, { x, y: top + baseline(style), node, field });
      parts.push(part);
    }
  }
  return parts;
}

/** Adds a text to a column on the left, line by line beside the existing parts. */
export function addLeftText(
  canvas: Canvas,
  parts: RowPart[],
  { text, style, field }: CellText,
  { node, width, padding, x = MARGIN_LEFT }: RowPlace,
): void {
  wrap(canvas, text, style, { width, field }).forEach((line, index) => {
    const top = index === 0 ? padding : 0;
    const part = parts[index] ?? createRowPart(leading(style) + top, top);
    if (index === parts.length) parts.push(part);
    putText(part, line, style, { x, y: part.textTop + baseline(style), node, field });
  });
}

export type RightText = { line: TextLine; right: number; node: number; field: DraftPath };

export function addRightText(
  [first]: readonly RowPart[],
  style: TextStyle,
  { line, right, node, field }: RightText,
): void {
  if (!first) return;
  const y = first.textTop + baseline(style);
  putText(first, line, style, { x: right, align: 'right', y, node, field });
}

/** An amount at the right edge of a row. */
export function rightAmount(
  canvas: Canvas,
  amount: string,
  { style, node, field }: { style: TextStyle; node: number; field: DraftPath },
): RightText {
  return { line: shape(canvas, amount, style), right: CONTENT_RIGHT, node, field };
}

/**
 * Adds the bottom padding to the last part of a row, and its separation from the next row: a rule,
 * or a ground on every other row.
 */
export function closeRow(
  parts: RowPart[],
  { table, ruleColor, tintColor }: Pick<Template, 'table' | 'ruleColor' | 'tintColor'>,
  isOdd: boolean,
): RowPart[] {
  const last = parts.at(-1);
  if (!last) return parts;
  last.height += table.padding;
  if (table.rows === 'rules') paintTableRule(last, last.height, { width: 0.5, color: ruleColor });
  if (table.rows === 'stripes' && isOdd)
    for (const { marks, height } of parts)
      marks.unshift({ type: 'box', ...GROUND, y: 0, height, fill: tintColor });
  return parts;
}

/** A rule from margin to margin. */
export function paintTableRule(
  { marks }: { marks: Mark[] },
  y: number,
  { width, color }: { width: number; color: string },
): void {
  marks.push({ type: 'rule', x1: MARGIN_LEFT, y1: y, x2: CONTENT_RIGHT, y2: y, width, color });
}
