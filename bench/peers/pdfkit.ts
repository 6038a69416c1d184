import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Materials, OpenDrawer } from '../contender.ts';
import type { Cell, Content, Table, Text } from '../content.ts';
import * as frame from './frame.ts';
import { openTags, type Tag, type Tags } from './pdfkit-tags.ts';

/** PDFKit as its guide has it: texts at their places, heights asked before a row is drawn, feet once pages are counted. */
export const open: OpenDrawer = (materials) => openPdfkit(materials, false);

/** The same; with tags it is told to be PDF/A-3a. */
export function openPdfkit(
  { readContent, fonts }: Materials,
  isTagged: boolean,
): ReturnType<OpenDrawer> {
  const regular = readFileSync(fonts.regular);
  const semibold = readFileSync(fonts.semibold);
  return {
    draw: (name) => {
      const content = readContent(name);
      const doc = new PDFDocument({
        size: 'A4',
        margin: 0,
        bufferPages: true,
        info: { Title: content.title },
        ...(isTagged ? TAGGED : { pdfVersion: '1.7' }),
      });
      doc.registerFont('regular', regular).registerFont('semibold', semibold);
      const bytes = collect(doc);
      drawDocument({ doc, content, tags: openTags(doc, isTagged) });
      doc.end();
      return bytes;
    },
  };
}

type Pen = { doc: PDFKit.PDFDocument; content: Content; tags: Tags };

function drawDocument(pen: Pen): void {
  const { doc, content, tags } = pen;
  doc.font('regular');
  drawHead(pen);
  let y = Math.max(doc.y + 14, frame.BODY_TOP);
  for (const texts of content.introduction) y = drawParagraph(pen, texts, y);
  y = drawLines(pen, y + 10);
  y = drawTotals(pen, y + 14);
  drawPayment(pen, y + 16);
  drawFeet(pen);
  tags.end();
}

function drawHead({ doc, content, tags }: Pen): void {
  const heading = tags.add('H1');
  let y = frame.TOP - 6;
  for (const text of content.heading) {
    heading.put(() => put(doc, text, { x: frame.RIGHT - 255, y, width: 255, align: 'right' }));
    y = doc.y;
  }
  y += 4;
  for (const [label, value] of content.facts) {
    const fact = tags.add('P');
    fact.put(() => {
      if (label) put(doc, label, { x: frame.RIGHT - 190, y, width: 90, align: 'right' });
      if (value) put(doc, value, { x: frame.RIGHT - 90, y, width: 90, align: 'right' });
    });
    y = doc.y + 1.5;
  }
  drawStack(doc, tags.add('Sect'), content.seller, { x: frame.MARGIN, y: frame.TOP, width: 232 });
  const { left: x, top, width } = frame.WINDOW;
  const sellerBottom = doc.y;
  drawStack(doc, tags.add('Sect'), content.buyer, { x, y: top - 10, width });
  doc.y = Math.max(doc.y, sellerBottom);
}

function drawStack(doc: Pen['doc'], parent: Tag, texts: readonly Text[], place: Place): void {
  let { y } = place;
  for (const text of texts) {
    parent.add('P').put(() => put(doc, text, { ...place, y }));
    y = doc.y;
  }
}

function drawParagraph({ doc, tags }: Pen, texts: readonly Text[], y: number): number {
  tags.add('P').put(() => {
    texts.forEach(({ text, weight, size, color }, index) => {
      const options = { width: frame.WIDTH, continued: index < texts.length - 1 };
      doc.font(weight).fontSize(size).fillColor(color);
      if (index === 0) doc.text(text, frame.MARGIN, y, options);
      else doc.text(text, options);
    });
  });
  return doc.y;
}

/** The lines; the head comes back on each page. */
function drawLines(pen: Pen, top: number): number {
  const { doc, content, tags } = pen;
  const { head, rows } = content.lines;
  const widths = frame.columnWidths(head.length, frame.WIDTH, 62);
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
function drawTotals(pen: Pen, top: number): number {
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

function drawPayment(pen: Pen, top: number): void {
  const { doc, content, tags } = pen;
  const x = frame.MARGIN + frame.CODE.size + frame.CODE.gap;
  const width = frame.RIGHT - x;
  const height = 10 + sumOf(content.closing.map((text) => heightOf(doc, text, width)));
  const y = top + height > frame.BOTTOM ? turnPage(pen) : top;
  drawRule(pen, { x: frame.MARGIN, y, width: 0.5, color: frame.RULE_COLOR });
  tags.add('Figure', { alt: 'Code QR' }).put(() => drawCode(pen, y + 10));
  drawStack(doc, tags, content.closing, { x, y: y + 10, width });
}

function drawCode({ doc, content: { code } }: Pen, top: number): void {
  const unit = frame.CODE.size / code.moduleCount;
  for (const [column, row, length] of code.runs) {
    doc.rect(frame.MARGIN + column * unit, top + row * unit, length * unit, unit);
  }
  doc.fill(frame.INK);
}

/** A new page with its running head; where its content begins. */
function turnPage({ doc, content, tags }: Pen): number {
  doc.addPage();
  tags.putArtifact(() => {
    content.runningHead.forEach((text, index) => {
      const align = index === 0 ? 'right' : 'left';
      put(doc, text, { x: frame.MARGIN, y: frame.TOP - 8, width: frame.WIDTH, align });
    });
  });
  return frame.TOP + 20;
}

function drawFeet(pen: Pen): void {
  const { doc, content, tags } = pen;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const y = frame.FOOTER_BASELINE - 7;
    drawRule(pen, { x: frame.MARGIN, y: y - 5, width: 0.5, color: frame.RULE_COLOR });
    tags.putArtifact(() => {
      put(doc, content.footer, { x: frame.MARGIN, y, width: frame.WIDTH - 50 });
      const number = { ...content.footer, text: `${page + 1}\u00a0/\u00a0${count}` };
      put(doc, number, { x: frame.RIGHT - 50, y, width: 50, align: 'right' });
    });
  }
}

type Rule = { x: number; y: number; width: number; color: string };

function drawRule({ doc, tags }: Pen, { x, y, width, color }: Rule): void {
  tags.putArtifact(() => {
    doc.moveTo(x, y).lineTo(frame.RIGHT, y).lineWidth(width).stroke(color);
  });
}

type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

function put(doc: Pen['doc'], { text, weight, size, color }: Text, place: Place): void {
  const { x, y, width, align = 'left' } = place;
  doc.font(weight).fontSize(size).fillColor(color);
  if (align === 'left') doc.text(text, x, y, { width });
  else {
    // Faster than `align`: a number needs no line breaking.
    doc.text(text, x + width - doc.widthOfString(text), y, { lineBreak: false });
    doc.y = y + doc.currentLineHeight(true);
  }
}

function heightOf(doc: Pen['doc'], { text, weight, size }: Text, width: number): number {
  return doc.font(weight).fontSize(size).heightOfString(text, { width });
}

function toCell(text: Text): Cell {
  return { texts: [text], span: 1 };
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

function collect(doc: Pen['doc']): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

const EMPTY_CELL: Cell = { texts: [], span: 1 };
const TAGGED = {
  pdfVersion: '1.7',
  subset: 'PDF/A-3a',
  tagged: true,
  lang: 'fr',
  displayTitle: true,
} as const;
