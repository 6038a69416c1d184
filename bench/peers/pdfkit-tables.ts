import type { Cell, Table, Text } from '../content.ts';
import * as frame from './frame.ts';
import { drawRule, heightOf, type Pen, put, sumOf, turnPage } from './pdfkit-pen.ts';
import type { Tag } from './pdfkit-tags.ts';

/** The lines, with their header on each page. */
export function drawLines(pen: Pen, top: number): number {
  const { doc, content, tags } = pen;
  const { head, rows } = content.lines;
  const widths = frame.columnWidths(head.length, frame.WIDTH, frame.COLUMN_WIDTH);
  const table = tags.add('Table');
  const headRow = table.add('THead').add('TR');
  let y = drawTableHead(pen, { head, widths, y: top, row: headRow });
  const body = table.add('TBody');
  for (const cells of rows) {
    const { texts, span } = cells[0] ?? EMPTY_CELL;
    const nameWidth = sumOf(widths.slice(0, span));
    const height = sumOf(texts.map((text) => heightOf(doc, text, nameWidth)));
    if (y + height + 2 * frame.ROW_PADDING > frame.BOTTOM) {
      y = drawTableHead(pen, { head, widths, y: turnPage(pen), row: null });
    }
    drawRow(doc, { cells, widths, x: frame.MARGIN, y: y + frame.ROW_PADDING, row: body.add('TR') });
    y += height + 2 * frame.ROW_PADDING;
    drawRule(pen, { x: frame.MARGIN, y, width: 0.5, color: frame.RULE_COLOR });
  }
  return y;
}

type TableHead = { head: Table['head']; widths: number[]; y: number; row: Tag | null };

function drawTableHead(pen: Pen, { head, widths, y, row }: TableHead): number {
  const { doc, tags } = pen;
  const cells = head.map(toCell);
  const draw = (parent: Tag | null) =>
    drawRow(doc, { cells, widths, x: frame.MARGIN, y, row: parent, role: 'TH' });
  if (row) draw(row);
  else tags.putArtifact(() => draw(null));
  const bottom = y + (head[0]?.size ?? 0) * frame.LEADING + 5;
  drawRule(pen, { x: frame.MARGIN, y: bottom - 3, width: 1, color: frame.INK });
  return bottom;
}

type Row = {
  cells: readonly Cell[];
  widths: number[];
  x: number;
  y: number;
  row: Tag | null;
  role?: 'TH' | 'TD';
};

function drawRow(doc: Pen['doc'], { cells, widths, x, y, row, role = 'TD' }: Row): void {
  let left = x;
  let column = 0;
  cells.forEach(({ texts, span }, index) => {
    const width = sumOf(widths.slice(column, column + span));
    const draw = () => {
      let top = y;
      for (const text of texts) {
        put(doc, text, { x: left, y: top, width, align: index === 0 ? 'left' : 'right' });
        top = doc.y;
      }
    };
    if (row) row.add(role).put(draw);
    else draw();
    left += width;
    column += span;
  });
}

/** VAT on the left, totals on the right, on one page. */
export function drawTotals(pen: Pen, top: number): number {
  const { doc, content, tags } = pen;
  const height = content.totals.rows.length * 16 + 12;
  const y = top + height > frame.BOTTOM ? turnPage(pen) : top;
  const { vat, totals } = content;
  const vatWidths = frame.columnWidths(vat.head.length, 220, 85);
  const table = tags.add('Table');
  drawRow(doc, {
    cells: vat.head.map(toCell),
    widths: vatWidths,
    x: frame.MARGIN,
    y,
    row: table.add('THead').add('TR'),
    role: 'TH',
  });
  const body = table.add('TBody');
  vat.rows.forEach((cells, index) => {
    const rowTop = y + (index + 1) * 13.5;
    drawRow(doc, { cells, widths: vatWidths, x: frame.MARGIN, y: rowTop, row: body.add('TR') });
  });
  return drawTotalRows(pen, tags.add('Table').add('TBody'), totals, y);
}

function drawTotalRows(pen: Pen, body: Tag, { rows }: Table, top: number): number {
  const x = frame.RIGHT - frame.TOTALS_WIDTH;
  const widths = frame.columnWidths(2, frame.TOTALS_WIDTH, 100);
  let y = top;
  rows.forEach((cells, index) => {
    const isLast = index === rows.length - 1;
    if (isLast) drawRule(pen, { x, y: y + 2, width: 1, color: frame.INK });
    y += isLast ? 6 : 1.5;
    drawRow(pen.doc, { cells, widths, x, y, row: body.add('TR') });
    y = pen.doc.y + 1.5;
  });
  return y;
}

function toCell(text: Text): Cell {
  return { texts: [text], span: 1 };
}

const EMPTY_CELL: Cell = { texts: [], span: 1 };
