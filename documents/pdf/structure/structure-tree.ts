import {
  type ByteBuffer,
  writeByte,
  writeInteger,
  writeLatin1,
} from '#documents/pdf/bytes/byte-buffer.ts';
import type { ContentRecord } from '#documents/pdf/paint/content-record.ts';
import type { LinkAnnotation } from '#documents/pdf/paint/links.ts';
import {
  beginObject,
  type PdfFile,
  reserveNumbers,
  writeObject,
} from '#documents/pdf/syntax/file.ts';
import { formatText } from '#documents/pdf/syntax/strings.ts';
import type { StructureNode } from '#documents/sheet/marks.ts';
import { formatAttributes } from './structure-attributes.ts';
import { type Content, gatherKids, type Kids, NONE } from './structure-kids.ts';

type TreeInput = {
  nodes: readonly StructureNode[];
  record: ContentRecord;
  links: readonly LinkAnnotation[];
  /** Object number of the first page; the others follow. */
  firstPage: number;
};

/** `first` is the object number of node 0; the others follow. */
type Tree = TreeInput & { first: number; root: number; kids: Kids };

/** Writes the structure tree (ISO 32000-1, § 14.7); returns the object number of its root. */
export function writeStructureTree(file: PdfFile, input: TreeInput): number {
  const root = reserveNumbers(file, 2);
  const first = reserveNumbers(file, input.nodes.length);
  const tree: Tree = { ...input, first, root, kids: gatherKids(input.nodes, input.record) };
  for (let index = 0; index < input.nodes.length; index++)
    writeElement(beginObject(file, first + index), tree, index);
  const keyCount = input.record.owners.length + input.links.length;
  writeObject(
    file,
    root,
    `<</Type/StructTreeRoot/K ${first} 0 R/ParentTree ${root + 1} 0 R/ParentTreeNextKey ${keyCount}>>`,
  );
  writeParentTree(beginObject(file, root + 1), tree);
  return root;
}

function writeElement(out: ByteBuffer, tree: Tree, index: number): void {
  const { kids, nodes, record } = tree;
  const node = nodes[index];
  if (!node) return;
  writeLatin1(out, '<</S/');
  writeLatin1(out, node.role);
  writeLatin1(out, '/P ');
  writeReference(out, node.parent === null ? tree.root : tree.first + node.parent);
  if (node.role === 'Figure') writeLatin1(out, `/Alt${formatText(node.alt ?? '')}`);
  if (node.language) writeLatin1(out, `/Lang${formatText(node.language)}`);
  writeLatin1(out, formatAttributes(node, { index, areas: record.areas }));
  const content = kids.firstContent[index] ?? NONE;
  if (content !== NONE) {
    writeLatin1(out, '/Pg ');
    writeReference(out, tree.firstPage + (kids.pages[content] ?? 0));
  }
  writeLatin1(out, '/K[');
  writeKids(out, tree, index);
  if (node.role === 'Link') writeAnnotations(out, tree, index);
  writeLatin1(out, ']>>');
}

/** Kids in reading order: child nodes, with own content inserted where it was painted. */
function writeKids(out: ByteBuffer, tree: Tree, index: number): void {
  const { firstChild, nextSibling, firstContent, nextContent, starts, pages } = tree.kids;
  let content = firstContent[index] ?? NONE;
  const page = content === NONE ? NONE : (pages[content] ?? NONE);
  for (let node = firstChild[index] ?? NONE; node !== NONE; node = nextSibling[node] ?? NONE) {
    content = writeContents(out, tree, { content, before: starts[node] ?? NONE, page });
    writeReference(out, tree.first + node);
    writeByte(out, SPACE);
  }
  writeContents(out, tree, { content, before: nextContent.length, page });
}

type Contents = { content: Content; before: Content; page: number };

/** Contents of a node up to `before`; returns the next. Another page is named (§ 14.7.4.2). */
function writeContents(out: ByteBuffer, tree: Tree, { content, before, page }: Contents): Content {
  const { nextContent, pages, identifiers } = tree.kids;
  let next = content;
  for (; next !== NONE && next < before; next = nextContent[next] ?? NONE) {
    const identifier = identifiers[next] ?? 0;
    const nextPage = pages[next] ?? 0;
    if (nextPage === page) writeInteger(out, identifier);
    else writeLatin1(out, `<</Type/MCR/Pg ${tree.firstPage + nextPage} 0 R/MCID ${identifier}>>`);
    writeByte(out, SPACE);
  }
  return next;
}

function writeAnnotations(out: ByteBuffer, { links, firstPage }: Tree, index: number): void {
  for (const { number, node, page } of links) {
    if (node === index)
      writeLatin1(out, `<</Type/OBJR/Obj ${number} 0 R/Pg ${firstPage + page} 0 R>>`);
  }
}

/** Maps page contents, then link annotations, back to their elements (§ 14.7.4.4). */
function writeParentTree(out: ByteBuffer, { record, links, first }: Tree): void {
  writeLatin1(out, '<</Nums[');
  for (const [page, owners] of record.owners.entries()) {
    writeLatin1(out, `${page}[`);
    for (const node of owners) {
      writeReference(out, first + node);
      writeByte(out, SPACE);
    }
    writeLatin1(out, ']\n');
  }
  for (const [index, { node }] of links.entries())
    writeLatin1(out, `${record.owners.length + index} ${first + node} 0 R\n`);
  writeLatin1(out, ']>>');
}

function writeReference(out: ByteBuffer, number: number): void {
  writeInteger(out, number);
  writeLatin1(out, ' 0 R');
}

const SPACE = 0x20;
