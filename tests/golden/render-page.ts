import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** RGBA bytes, row by row. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray };

/** A page as PDF.js paints it, at `resolution` pixels per inch. */
export async function renderPage(
  pdf: PDFDocumentProxy,
  { number, resolution }: { number: number; resolution: number },
): Promise<Picture> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: resolution / POINTS_PER_INCH });
  const width = Math.floor(viewport.width);
  const height = Math.floor(viewport.height);
  const canvas = createCanvas(width, height);
  // PDF.js is typed for browsers; this canvas is Node’s.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, data };
}

const POINTS_PER_INCH = 72;
