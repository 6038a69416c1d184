import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describeStructure, type StructureNode } from './describe-structure.ts';

/**
 * The text of a file as a screen reader meets it: in structure order, one line per paragraph or row
 * with its role, « ⏎ » for line breaks; then text outside the structure. PDF.js makes all spaces
 * plain.
 */
export async function readText(pdf: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines = await readPage(await pdf.getPage(number));
    pages.push([`===== page ${number} =====`, ...lines, ''].join('\n'));
  }
  return pages.join('\n');
}

/** Without roles and line breaks, as for copying or searching. */
export async function readPlainText(pdf: PDFDocumentProxy): Promise<string> {
  const text = await readText(pdf);
  return text.replace(/^\[\w+\] /gm, '').replaceAll(' ⏎ ', ' ');
}

async function readPage(page: PDFPageProxy): Promise<string[]> {
  const texts = await readMarkedContent(page);
  // The type of PDF.js lacks null (no tree) and the alternative text of figures.
  const tree = (await page.getStructTree()) as StructureNode | null;
  const reached = tree ? describeStructure(tree, texts) : [];
  const rest = [...texts].filter(([, text]) => text.trim() !== '');
  return [...reached, ...rest.map(([owner, text]) => `[${nameOwner(owner)}] ${tidy(text)}`)];
}

function nameOwner(owner: string): string {
  return owner.startsWith('artifact') ? 'artifact' : 'untagged';
}

function tidy(text: string): string {
  return text.trim().replaceAll('\n', ' ⏎ ');
}

/** Text by marked-content identifier; unmarked text gets a number. */
async function readMarkedContent(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const [index, item] of items.entries()) {
    if ('str' in item) {
      const owner = open.at(-1) ?? 'page';
      texts.set(owner, `${texts.get(owner) ?? ''}${item.str}${item.hasEOL ? '\n' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? `artifact ${index}`);
  }
  return texts;
}
