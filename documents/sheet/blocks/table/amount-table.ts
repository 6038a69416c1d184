import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { addNode, DOCUMENT_NODE, measure, putText, shape } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import { headLookOf } from './head-look.ts';
import { addRightText, closeRow, stackTexts } from './row-parts.ts';

/** The first cell is on the left; the others are right-aligned in their columns. */
export type AmountRow = {
  cells: readonly [string, ...string[]];
  field: DraftPath;
  /** Grey lines under the name. */
  details?: readonly string[];
  look?: 'plain' | 'detail' | 'total';
};

/** A full-width table of amounts: head, rows, totals. */
export function buildAmountTable(
  scene: TableScene,
  head: readonly [string, ...string[]],
  rows: readonly AmountRow[],
): Block[] {
  const columns = measureColumns(scene, [head, ...rows.map(({ cells }) => cells)]);
  const table = addNode(scene.canvas, 'Table', DOCUMENT_NODE);
  const headPart = buildHead(scene, { head, columns, table });
  const header = buildHead(scene, { head, columns, table: null });
  const body = addNode(scene.canvas, 'TBody', table);
  return [
    { parts: [headPart], spaceBefore: 12, keepWithNext: true },
    ...rows.map((row, index) => ({
      parts: buildRow(scene, { row, index, columns, body }),
      header,
    })),
  ];
}

type TableScene = Pick<Scene, 'canvas' | 'template'>;

type Columns = { edges: readonly number[]; nameWidth: number };

function measureColumns(
  { canvas, template }: TableScene,
  rows: readonly (readonly string[])[],
): Columns {
  const edges: number[] = [];
  let right = CONTENT_RIGHT;
  for (let column = (rows[0]?.length ?? 1) - 1; column > 0; column -= 1) {
    edges.unshift(right);
    const widths = rows.map((row) =>
      measure(canvas, row[column] ?? '', styleOf(template, 'total')),
    );
    right -= Math.max(...widths) + COLUMN_GAP;
  }
  return { edges, nameWidth: right - MARGIN_LEFT };
}

type HeadOptions = { head: readonly string[]; columns: Columns; table: number | null };

function buildHead({ canvas, template }: TableScene, { head, columns, table }: HeadOptions): Part {
  const style = template.tableHead;
  const row = table === null ? null : addNode(canvas, 'TR', addNode(canvas, 'THead', table));
  const cells = head.map((text, column) => ({
    line: shape(canvas, text, style),
    x: column === 0 ? MARGIN_LEFT : (columns.edges[column - 1] ?? CONTENT_RIGHT),
    align: column === 0 ? ('left' as const) : ('right' as const),
    node: row === null ? undefined : addNode(canvas, 'TH', row, { scope: 'Column' }),
  }));
  const look = headLookOf(template);
  return {
    height: look.height,
    paint: (page, top) =>
      look.paint(page, top, (textTop) => {
        const y = textTop + baseline(style);
        for (const { line, ...place } of cells) putText(page, line, style, { ...place, y });
      }),
  };
}

type RowOptions = { row: AmountRow; index: number; columns: Columns; body: number };

function buildRow(
  { canvas, template }: TableScene,
  { row, index, columns, body }: RowOptions,
): Part[] {
  const { field, details = [], look = 'plain' } = row;
  const [name, ...amounts] = row.cells;
  const style = styleOf(template, look);
  const tr = addNode(canvas, 'TR', body);
  const node = addNode(canvas, 'TH', tr, { scope: 'Row' });
  const numbers = amounts.map((amount, column) => ({
    line: shape(canvas, amount, style),
    right: columns.edges[column] ?? CONTENT_RIGHT,
    node: addNode(canvas, 'TD', tr),
    field,
  }));
  const texts = [
    { text: name, style, field },
    ...details.map((text) => ({ text, style: template.cellDetail, field })),
  ];
  const parts = stackTexts(canvas, texts, {
    node,
    width: columns.nameWidth,
    padding: template.table.padding,
  });
  for (const number of numbers) addRightText(parts, style, number);
  return look === 'detail' ? parts : closeRow(parts, template, index % 2 === 1);
}

function styleOf(template: Scene['template'], look: 'plain' | 'detail' | 'total'): TextStyle {
  if (look === 'detail') return template.cellDetail;
  return look === 'total' ? { ...template.cell, weight: 'semibold' } : template.cell;
}

const COLUMN_GAP = 18;
