import { formatBareAmount } from '#documents/money/format.ts';
import type { Line } from '#documents/model/line.ts';
import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import { type CellTexts, cellTexts, detailTexts } from './cell-texts.ts';
import { type Columns, measureColumns, TABLE_LEFT } from './columns.ts';

type Table = { scene: Scene; columns: Columns; body: number; header: Part };
type PricedRow = { totals: LineTotals; cells: CellTexts };

/** The lines: a head that comes back on each page, a row per line, sections, sub-totals and comments. */
export function buildLineTable(scene: Scene): Block[] {
  const rows = new Map(scene.totals.lines.map((line) => [line.index, { totals: line, cells: cellTexts(line, scene.totals, scene.labels) }]));
  const columns = measureColumns(scene, [...rows.values()].map((row) => row.cells));
  const tableNode = addNode(scene.canvas, 'Table', DOCUMENT_NODE);
  const head = buildHead(scene, columns, tableNode);
  const table: Table = { scene, columns, body: addNode(scene.canvas, 'TBody', tableNode), header: buildHead(scene, columns, null) };
  const blocks: Block[] = [{ parts: [head], spaceBefore: 10, keepWithNext: true }];
  let hidesDetail = false;
  let startsPage = false;
  scene.draft.lines.forEach((line, index) => {
    if (line.kind === 'page-break') startsPage = true;
    if (line.kind === 'section') hidesDetail = line.hidesDetail ?? false;
    if (line.kind === 'subtotal') hidesDetail = false;
    const row = rows.get(index);
    const block = row && hidesDetail ? null : buildRow(table, line, index, row);
    if (!block) return;
    blocks.push({ ...block, header: table.header, startsPage });
    startsPage = false;
  });
  tieEnds(blocks);
  return blocks;
}

/** The last line stays with the totals, a sub-total with the line above it. */
function tieEnds(blocks: Block[]): void {
  const last = blocks.at(-1);
  if (last) last.keepWithNext = true;
}

function buildRow(table: Table, line: Line, index: number, row: PricedRow | undefined): Block | null {
  if (row) return buildPricedRow(table, row);
  switch (line.kind) {
    case 'section':
      return buildSection(table, line.name, index, line.hidesDetail ?? false);
    case 'subtotal':
      return buildSubtotal(table, line.name || table.scene.labels.subtotal, index);
    case 'comment':
      return buildComment(table, line.text, index);
    default:
      return null;
  }
}

/** The head; without a node it is the repetition of a later page, an artifact. */
function buildHead({ canvas, labels, template }: Scene, columns: Columns, tableNode: number | null): Part {
  const style = template.tableHead;
  const row = tableNode === null ? null : addNode(canvas, 'TR', addNode(canvas, 'THead', tableNode));
  const cells = [{ label: labels.columns.name, x: TABLE_LEFT, align: 'left' as const }, ...columns.numeric.map(({ label, right }) => ({ label, x: right, align: 'right' as const }))].map((cell) => ({
    ...cell,
    line: shape(canvas, cell.label, style),
    ...(row === null ? {} : { node: addNode(canvas, 'TH', row, { scope: 'Column' }) }),
  }));
  return {
    height: leading(style) + HEAD_PADDING,
    paint: (page, top) => {
      for (const { line, label: _label, ...place } of cells) putText(page, line, style, { ...place, y: top + baseline(style) });
      const y = top + leading(style) + HEAD_PADDING - 3;
      page.marks.push({ type: 'rule', x1: TABLE_LEFT, y1: y, x2: CONTENT_RIGHT, y2: y, width: 1, color: template.inkColor });
    },
  };
}

function buildPricedRow({ scene, columns, body }: Table, { totals, cells }: PricedRow): Block {
  const { canvas, template, labels } = scene;
  const path = `lines[${totals.index}]`;
  const row = addNode(canvas, 'TR', body);
  const nameNode = addNode(canvas, 'TD', row);
  const texts: StyledLine[] = [
    ...style(wrap(canvas, totals.line.name, template.cell, columns.nameWidth, `${path}.name`), template.cell, `${path}.name`),
    ...detailTexts(totals.line, totals.index, labels).flatMap((detail) =>
      style(wrap(canvas, detail.text, template.cellDetail, columns.nameWidth, detail.field), template.cellDetail, detail.field),
    ),
  ];
  const numbers = columns.numeric.map((column) => ({
    line: shape(canvas, cells[column.name], template.cell),
    place: { x: column.right, align: 'right' as const, node: addNode(canvas, 'TD', row), field: `${path}.${FIELD_OF_COLUMN[column.name]}` },
  }));
  const parts = stackLines(texts, nameNode);
  const first = parts[0];
  if (first) {
    const paintName = first.paint;
    first.paint = (page, top) => {
      paintName(page, top);
      for (const { line, place } of numbers) putText(page, line, template.cell, { ...place, y: top + ROW_PADDING + baseline(template.cell) });
    };
  }
  return { parts: closeRow(parts, template.ruleColor) };
}

type StyledLine = { line: ReturnType<typeof shape>; style: TextStyle; field: string };

function style(lines: ReturnType<typeof wrap>, textStyle: TextStyle, field: string): StyledLine[] {
  return lines.map((line) => ({ line, style: textStyle, field }));
}

/** One part per line of text; the first carries the padding above. */
function stackLines(lines: readonly StyledLine[], node: number): Part[] {
  return lines.map(({ line, style: textStyle, field }, index) => {
    const padding = index === 0 ? ROW_PADDING : 0;
    return {
      height: leading(textStyle) + padding,
      paint: (page: Page, top: number) => putText(page, line, textStyle, { x: TABLE_LEFT, y: top + padding + baseline(textStyle), node, field }),
    };
  });
}

/** Adds the padding and the rule under the last part of a row. */
function closeRow(parts: Part[], color: string): Part[] {
  const last = parts.at(-1);
  if (!last) return parts;
  const { paint, height } = last;
  last.height = height + ROW_PADDING;
  last.paint = (page, top) => {
    paint(page, top);
    const y = top + height + ROW_PADDING;
    page.marks.push({ type: 'rule', x1: TABLE_LEFT, y1: y, x2: CONTENT_RIGHT, y2: y, width: 0.5, color });
  };
  return parts;
}

function buildSection({ scene, columns, body }: Table, name: string, index: number, showsAmount: boolean): Block {
  const { canvas, template, totals } = scene;
  const field = `lines[${index}].name`;
  const row = addNode(canvas, 'TR', body);
  const amount = showsAmount ? formatBareAmount(totals.sectionAmounts[index] ?? totals.lineNetTotal) : '';
  const node = addNode(canvas, 'TD', row, { colSpan: columns.numeric.length + (showsAmount ? 0 : 1) });
  const texts = style(wrap(canvas, name, template.section, showsAmount ? columns.nameWidth : CONTENT_WIDTH, field), template.section, field);
  const parts = stackLines(texts, node);
  if (showsAmount) putAmount(scene, parts, amount, template.section, addNode(canvas, 'TD', row), field);
  return { parts: showsAmount ? closeRow(parts, template.ruleColor) : parts, keepWithNext: !showsAmount, spaceBefore: 3 };
}

function buildSubtotal({ scene, columns, body }: Table, name: string, index: number): Block {
  const { canvas, template, totals } = scene;
  const field = `lines[${index}]`;
  const bold = { ...template.cell, weight: 'semibold' as const };
  const row = addNode(canvas, 'TR', body);
  const node = addNode(canvas, 'TD', row, { colSpan: columns.numeric.length });
  const line = shape(canvas, name, bold, field);
  const right = (columns.numeric.at(-1)?.right ?? CONTENT_RIGHT) - SUBTOTAL_AMOUNT_WIDTH;
  const parts: Part[] = [
    {
      height: leading(bold) + ROW_PADDING,
      paint: (page, top) => putText(page, line, bold, { x: right, align: 'right', y: top + ROW_PADDING + baseline(bold), node, field }),
    },
  ];
  putAmount(scene, parts, formatBareAmount(totals.sectionAmounts[index] ?? totals.lineNetTotal), bold, addNode(canvas, 'TD', row), field);
  return { parts: closeRow(parts, template.ruleColor) };
}

/** Writes an amount at the right of the first part of a row. */
function putAmount({ canvas }: Scene, parts: Part[], amount: string, textStyle: TextStyle, node: number, field: string): void {
  const first = parts[0];
  if (!first) return;
  const { paint } = first;
  const line = shape(canvas, amount, textStyle);
  first.paint = (page, top) => {
    paint(page, top);
    putText(page, line, textStyle, { x: CONTENT_RIGHT, align: 'right', y: top + ROW_PADDING + baseline(textStyle), node, field });
  };
}

function buildComment({ scene, columns, body }: Table, text: string, index: number): Block {
  const { canvas, template } = scene;
  const field = `lines[${index}].text`;
  const node = addNode(canvas, 'TD', addNode(canvas, 'TR', body), { colSpan: columns.numeric.length + 1 });
  return { parts: closeRow(stackLines(style(wrap(canvas, text, template.cellDetail, CONTENT_WIDTH, field), template.cellDetail, field), node), template.ruleColor) };
}

const FIELD_OF_COLUMN = { quantity: 'quantity', price: 'unitPrice', discount: 'discount', vat: 'vatRate', total: 'unitPrice' } as const;
const HEAD_PADDING = 6;
const ROW_PADDING = 4;
const SUBTOTAL_AMOUNT_WIDTH = 80;
