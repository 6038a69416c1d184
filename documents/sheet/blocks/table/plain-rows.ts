import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { ZERO } from '#documents/money/amounts.ts';
import { addNode, shape } from '#documents/sheet/canvas.ts';
import type { Block } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import { leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import type { LineTable } from './columns.ts';
import {
  addRightText,
  type CellText,
  closeRow,
  createRowPart,
  type RowPart,
  rightAmount,
  stackTexts,
} from './row-parts.ts';

/** A section title, kept with its first line; when its detail is hidden, its name and total. */
export function buildSectionRow(
  table: LineTable,
  index: number,
  { name, hidesDetail = false }: { name: string; hidesDetail?: boolean | undefined },
): Block {
  const { canvas, template } = table.scene;
  const field = `lines[${index}].name` as const;
  const style = template.section;
  const row = addNode(canvas, 'TR', table.body);
  const node = addNode(canvas, 'TD', row, { colSpan: columnCount(table) - (hidesDetail ? 1 : 0) });
  const { nameLeft, nameWidth } = table.columns;
  const width = hidesDetail ? nameLeft + nameWidth - MARGIN_LEFT : CONTENT_WIDTH;
  const { padding } = template.table;
  const parts = stackTexts(canvas, [{ text: name, style, field }], { node, width, padding });
  if (!hidesDetail) return { parts, keepWithNext: true, spaceBefore: SECTION_SPACE };
  addAmount(table, parts, { index, row, style, field });
  return { parts: closeRow(parts, template, table.isOdd), spaceBefore: SECTION_SPACE };
}

/** « Sous-total » and its amount, aligned with the totals. */
export function buildSubtotalRow(table: LineTable, index: number, name: string): Block {
  const { canvas, template } = table.scene;
  const field = `lines[${index}]` as const;
  const style = { ...template.cell, weight: 'semibold' as const };
  const { padding } = template.table;
  const row = addNode(canvas, 'TR', table.body);
  const node = addNode(canvas, 'TD', row, { colSpan: columnCount(table) - 1 });
  const parts = [createRowPart(leading(style) + padding, padding)];
  const line = shape(canvas, name, style, field);
  addRightText(parts, style, { line, right: subtotalEdge(table), node, field });
  addAmount(table, parts, { index, row, style, field });
  return { parts: closeRow(parts, template, table.isOdd) };
}

/** A full-width remark. */
export function buildCommentRow(table: LineTable, index: number, text: string): Block {
  const { canvas, template } = table.scene;
  const row = addNode(canvas, 'TR', table.body);
  const node = addNode(canvas, 'TD', row, { colSpan: columnCount(table) });
  const comment: CellText = { text, style: template.cellDetail, field: `lines[${index}].text` };
  const parts = stackTexts(canvas, [comment], {
    node,
    width: CONTENT_WIDTH,
    padding: template.table.padding,
  });
  return { parts: closeRow(parts, template, table.isOdd) };
}

function addAmount(
  { scene: { draft, canvas, totals, labels } }: LineTable,
  parts: readonly RowPart[],
  { index, row, style, field }: { index: number; row: number; style: TextStyle; field: DraftPath },
): void {
  const amount = labels.format.bareAmount(totals.sectionAmounts[index] ?? ZERO, draft.currency);
  const node = addNode(canvas, 'TD', row);
  addRightText(parts, style, rightAmount(canvas, amount, { style, node, field }));
}

/** The name ends at the right edge of the column before the totals. */
function subtotalEdge({ columns }: LineTable): number {
  return columns.numeric.at(-2)?.right ?? CONTENT_RIGHT;
}

function columnCount({ columns }: LineTable): number {
  return columns.leading.length + 1 + columns.numeric.length;
}

const SECTION_SPACE = 3;
