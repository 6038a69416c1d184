import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Each run of text of a file with where it begins and ends, in points from the left of its page.
 */
export async function readTextBoxes(pdf: PDFDocumentProxy) {
  const boxes: { text: string; left: number; right: number }[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const left: number = item.transform[4];
      boxes.push({ text: item.str, left, right: left + item.width });
    }
  }
  return boxes;
}
