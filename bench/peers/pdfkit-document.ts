import PDFDocument from 'pdfkit';
import type { Content, Text } from '../content.ts';
import * as frame from './frame.ts';
import { drawRule, drawStack, heightOf, type Pen, put, sumOf, turnPage } from './pdfkit-pen.ts';
import { drawLines, drawTotals } from './pdfkit-tables.ts';

export type PdfkitContent = Content;
export type PdfkitFonts = { regular: Uint8Array; semibold: Uint8Array };

/**
 * PDFKit as in its guide, in Node and browsers: positioned texts, heights computed before rows,
 * footers once pages are counted. Returns the chunks of the file.
 */
export function drawWithPdfkit(
  content: Content,
  { regular, semibold }: PdfkitFonts,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // No default font: browsers cannot open it.
    font: '',
    info: { Title: content.title },
    pdfVersion: '1.7',
  });
  doc.registerFont('regular', regular).registerFont('semibold', semibold);
  const pieces = collect(doc);
  drawDocument({ doc, content });
  doc.end();
  return pieces;
}

function drawDocument(pen: Pen): void {
  const { doc, content } = pen;
  doc.font('regular');
  drawHead(pen);
  let y = Math.max(doc.y + 14, frame.BODY_TOP);
  for (const texts of content.introduction) y = drawParagraph(pen, texts, y);
  y = drawLines(pen, y + 10);
  y = drawTotals(pen, y + 14);
  drawPayment(pen, y + 16);
  drawFeet(pen);
}

function drawHead({ doc, content }: Pen): void {
  let y = frame.TOP - 6;
  for (const text of content.heading) {
    put(doc, text, { x: frame.RIGHT - 255, y, width: 255, align: 'right' });
    y = doc.y;
  }
  y += 4;
  for (const [label, value] of content.facts) {
    if (label) put(doc, label, { x: frame.RIGHT - 190, y, width: 90, align: 'right' });
    if (value) put(doc, value, { x: frame.RIGHT - 90, y, width: 90, align: 'right' });
    y = doc.y + 1.5;
  }
  drawStack(doc, content.seller, { x: frame.MARGIN, y: frame.TOP, width: 232 });
  const { left: x, top, width } = frame.WINDOW;
  const sellerBottom = doc.y;
  drawStack(doc, content.buyer, { x, y: top - 10, width });
  doc.y = Math.max(doc.y, sellerBottom);
}

function drawParagraph({ doc }: Pen, texts: readonly Text[], y: number): number {
  texts.forEach(({ text, weight, size, color }, index) => {
    const options = { width: frame.WIDTH, continued: index < texts.length - 1 };
    doc.font(weight).fontSize(size).fillColor(color);
    if (index === 0) doc.text(text, frame.MARGIN, y, options);
    else doc.text(text, options);
  });
  return doc.y;
}

function drawPayment(pen: Pen, top: number): void {
  const { doc, content } = pen;
  const x = frame.MARGIN + frame.CODE.size + frame.CODE.gap;
  const width = frame.RIGHT - x;
  const height = 10 + sumOf(content.closing.map((text) => heightOf(doc, text, width)));
  const y = top + height > frame.BOTTOM ? turnPage(pen) : top;
  drawRule(doc, { x: frame.MARGIN, y, width: 0.5, color: frame.RULE_COLOR });
  drawCode(pen, y + 10);
  drawStack(doc, content.closing, { x, y: y + 10, width });
}

function drawCode({ doc, content: { code } }: Pen, top: number): void {
  const unit = frame.CODE.size / code.moduleCount;
  for (const [column, row, length] of code.runs) {
    doc.rect(frame.MARGIN + column * unit, top + row * unit, length * unit, unit);
  }
  doc.fill(frame.INK);
}

function drawFeet({ doc, content }: Pen): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const y = frame.FOOTER_BASELINE - 7;
    drawRule(doc, { x: frame.MARGIN, y: y - 5, width: 0.5, color: frame.RULE_COLOR });
    put(doc, content.footer, { x: frame.MARGIN, y, width: frame.WIDTH - 50 });
    const number = { ...content.footer, text: `${page + 1}\u00a0/\u00a0${count}` };
    put(doc, number, { x: frame.RIGHT - 50, y, width: 50, align: 'right' });
  }
}

function collect(doc: Pen['doc']): Promise<Uint8Array<ArrayBuffer>[]> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (piece: Uint8Array<ArrayBuffer>) => pieces.push(piece));
    doc.on('end', () => resolve(pieces));
    doc.on('error', reject);
  });
}
