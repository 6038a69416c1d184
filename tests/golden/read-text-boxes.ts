import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Text runs of a file with their left and right ends, in points from the left of the page. */
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
