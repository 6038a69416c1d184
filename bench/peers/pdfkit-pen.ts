import type { Content, Text } from '../content.ts';
import * as frame from './frame.ts';

export type Pen = { doc: PDFKit.PDFDocument; content: Content };

export type Place = { x: number; y: number; width: number; align?: 'left' | 'right' };

export function put(doc: Pen['doc'], { text, weight, size, color }: Text, place: Place): void {
  const { x, y, width, align = 'left' } = place;
  doc.font(weight).fontSize(size).fillColor(color);
  doc.text(text, x, y, { width, align });
}

export function heightOf(doc: Pen['doc'], { text, weight, size }: Text, width: number): number {
  return doc.font(weight).fontSize(size).heightOfString(text, { width });
}

export function drawStack(doc: Pen['doc'], texts: readonly Text[], place: Place): void {
  let { y } = place;
  for (const text of texts) {
    put(doc, text, { ...place, y });
    y = doc.y;
  }
}

type Rule = { x: number; y: number; width: number; color: string };

export function drawRule(doc: Pen['doc'], { x, y, width, color }: Rule): void {
  doc.moveTo(x, y).lineTo(frame.RIGHT, y).lineWidth(width).stroke(color);
}

/** Adds a page with its running head; returns where its content starts. */
export function turnPage({ doc, content }: Pen): number {
  doc.addPage();
  content.runningHead.forEach((text, index) => {
    const align = index === 0 ? 'right' : 'left';
    put(doc, text, { x: frame.MARGIN, y: frame.TOP - 8, width: frame.WIDTH, align });
  });
  return frame.TOP + 20;
}

export function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
