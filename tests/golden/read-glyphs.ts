import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The characters of a page, one string per text operator; `getTextContent` flattens spaces. */
export async function readGlyphs(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const page = await pdf.getPage(number);
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) =>
    operator === OPS.showText ? joinGlyphs(argsArray[index][0]) : [],
  );
}

/** Numbers in the array only move between glyphs. */
export function joinGlyphs(glyphs: (number | { unicode: string })[]): string {
  return glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
}
