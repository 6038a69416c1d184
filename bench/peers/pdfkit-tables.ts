import type { Cell, Table, Text } from '../content.ts';
import * as frame from './frame.ts';
import { drawRule, heightOf, type Pen, put, sumOf, turnPage } from './pdfkit-pen.ts';

/** The lines, with their header on each page. */
export function drawLines(pen: Pen, top: number): number {
  const { doc, content } = pen;
  const { head, rows } = content.lines;
  const widths = frame.columnWidths(head.length, frame.WIDTH, frame.COLUMN_WIDTH);
  let y = drawTableHead(doc, { head, widths, y: top });
  for (const cells of rows) {
    const { texts, span } = cells[0] ?? EMPTY_CELL;
    const nameWidth = sumOf(widths.slice(0, span));
    const height = sumOf(texts.map((text) => heightOf(doc, text, nameWidth)));
    if (y + height + 2 * frame.ROW_PADDING > frame.BOTTOM) {
      y = drawTableHead(doc, { head, widths, y: turnPage(pen) });
    }
    drawRow(doc, { cells, widths, x: frame.MARGIN, y: y + frame.ROW_PADDING });
    y += height + 2 * frame.ROW_PADDING;
    drawRule(doc, { x: frame.MARGIN, y, width: 0.5, color: frame.RULE_COLOR });
  }
  return y;
}

type TableHead = { head: Table['head']; widths: number[]; y: number };

function drawTableHead(doc: Pen['doc'], { head, widths, y }: TableHead): number {
  drawRow(doc, { cells: head.map(toCell), widths, x: frame.MARGIN, y });
  const bottom = y + (head[0]?.size ?? 0) * frame.LEADING + 5;
  drawRule(doc, { x: frame.MARGIN, y: bottom - 3, width: 1, color: frame.INK });
  return bottom;
}

type Row = { cells: readonly Cell[]; widths: number[]; x: number; y: number };

function drawRow(doc: Pen['doc'], { cells, widths, x, y }: Row): void {
  let left = x;
  let column = 0;
  cells.forEach(({ texts, span }, index) => {
    const width = sumOf(widths.slice(column, column + span));
    let top = y;
    for (const text of texts) {
      put(doc, text, { x: left, y: top, width, align: index === 0 ? 'left' : 'right' });
      top = doc.y;
    }
    left += width;
    column += span;
  });
}

/** VAT on the left, totals on the right, on one page. */
export function drawTotals(pen: Pen, top: number): number {
  const { doc, content } = pen;
  const height = content.totals.rows.length * 16 + 12;
  const y = top + height > frame.BOTTOM ? turnPage(pen) : top;
  const { vat, totals } = content;
  const vatWidths = frame.columnWidths(vat.head.length, 220, 85);
  [vat.head.map(toCell), ...vat.rows].forEach((cells, index) => {
    drawRow(doc, { cells, widths: vatWidths, x: frame.MARGIN, y: y + index * 13.5 });
  });
  return drawTotalRows(doc, totals, y);
}

function drawTotalRows(doc: Pen['doc'], { rows }: Table, top: number): number {
  const x = frame.RIGHT - frame.TOTALS_WIDTH;
  const widths = frame.columnWidths(2, frame.TOTALS_WIDTH, 100);
  let y = top;
  rows.forEach((cells, index) => {
    const isLast = index === rows.length - 1;
    if (isLast) drawRule(doc, { x, y: y + 2, width: 1, color: frame.INK });
    y += isLast ? 6 : 1.5;
    drawRow(doc, { cells, widths, x, y });
    y = doc.y + 1.5;
  });
  return y;
}

function toCell(text: Text): Cell {
  return { texts: [text], span: 1 };
}

const EMPTY_CELL: Cell = { texts: [], span: 1 };
