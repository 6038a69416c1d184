import jsqr from 'jsqr';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renderPage } from './render-page.ts';

/** The content of the first QR code of a file, or null. */
export async function scanCode(pdf: PDFDocumentProxy): Promise<string | null> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { data, width, height } = await renderPage(pdf, { number, resolution: 150 });
    const code = jsqr(data, width, height, { inversionAttempts: 'dontInvert' });
    // The scanner may detect an empty code in letters.
    if (code?.data) return code.data;
  }
  return null;
}
