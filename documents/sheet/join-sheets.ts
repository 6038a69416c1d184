import type { Mark, Page, Sheet, SheetImage, StructureNode } from './marks.ts';

/**
 * Joins sheets in order, with a structure part and a bookmark each. `title` names the whole. A
 * shared image is stored once. Author, subject and language are those of the first.
 */
export function joinSheets(sheets: readonly Sheet[], title: string): Sheet {
  const [first] = sheets;
  const joined: Required<Sheet> = {
    pages: [],
    nodes: [{ role: 'Document', parent: null }],
    images: [],
    title,
    author: first?.author ?? '',
    subject: first?.subject ?? '',
    language: first?.language ?? 'fr',
    bookmarks: [],
    missingGlyphs: sheets.flatMap(({ missingGlyphs }) => missingGlyphs),
  };
  for (const sheet of sheets) append(joined, sheet);
  return joined;
}

function append(joined: Required<Sheet>, sheet: Sheet): void {
  const firstNode = joined.nodes.length;
  const places = sheet.images.map((image) => placeImage(joined.images, image));
  joined.bookmarks.push({ title: sheet.title, page: joined.pages.length });
  for (const node of sheet.nodes) joined.nodes.push(moveNode(node, firstNode));
  for (const page of sheet.pages) joined.pages.push(movePage(page, { firstNode, places }));
}

function placeImage(images: SheetImage[], image: SheetImage): number {
  const known = images.findIndex(({ dataUrl }) => dataUrl === image.dataUrl);
  return known >= 0 ? known : images.push(image) - 1;
}

function moveNode(node: StructureNode, firstNode: number): StructureNode {
  return node.parent === null
    ? { ...node, role: 'Part', parent: 0 }
    : { ...node, parent: node.parent + firstNode };
}

type Move = { firstNode: number; places: readonly number[] };

function movePage({ width, height, marks }: Page, move: Move): Page {
  return { width, height, marks: marks.map((mark) => moveMark(mark, move)) };
}

function moveMark(mark: Mark, { firstNode, places }: Move): Mark {
  if (mark.type === 'watermark') return mark;
  const node = mark.node === undefined ? undefined : mark.node + firstNode;
  return mark.type === 'image'
    ? { ...mark, node, image: places[mark.image] ?? 0 }
    : { ...mark, node };
}
