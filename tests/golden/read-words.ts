import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { StructureNode } from './describe-structure.ts';
import { joinGlyphs } from './read-glyphs.ts';

/** The tagged text of a page in structure order: spaces alone tell where its words end. */
export async function readWords(page: PDFPageProxy): Promise<string[]> {
  const contents = await readContents(page);
  const tree = (await page.getStructTree()) as StructureNode | null; // the type lacks null
  return tree ? joinTexts(tree, contents).trim().split(/\s+/) : [];
}

function joinTexts({ children }: StructureNode, contents: Map<string, string>): string {
  return children
    .map((child) => ('role' in child ? joinTexts(child, contents) : (contents.get(child.id) ?? '')))
    .join('');
}

/** Glyphs by marked-content identifier, without the spaces that `getTextContent` guesses. */
async function readContents(page: PDFPageProxy): Promise<Map<string, string>> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const contents = new Map<string, string>();
  let open = '';
  for (const [index, operator] of fnArray.entries()) {
    const [first, identifier] = argsArray[index] ?? [];
    if (operator === OPS.beginMarkedContentProps) open = `p${page.ref?.num}R_mc${identifier}`;
    if (operator === OPS.showText)
      contents.set(open, `${contents.get(open) ?? ''}${joinGlyphs(first)}`);
  }
  return contents;
}
