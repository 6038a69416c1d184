import type { StructureNode } from '#documents/sheet/marks.ts';
import { type ByteBuffer, writeByte, writeInteger, writeLatin1 } from './byte-buffer.ts';
import type { ContentRecord } from './content-record.ts';
import { beginObject, type PdfFile, reserveNumbers, writeObject } from './file.ts';
import type { LinkAnnotation } from './links.ts';
import { formatText } from './strings.ts';
import { formatAttributes } from './structure-attributes.ts';
import {
  type Content,
  gatherKids,
  identifierOf,
  type Kids,
  listKids,
  pageOf,
} from './structure-kids.ts';

type TreeInput = {
  nodes: readonly StructureNode[];
  record: ContentRecord;
  links: readonly LinkAnnotation[];
  /** Object of the first page; the others follow. */
  firstPage: number;
};

/** A tree being written: `first` is the object of node 0, the others follow. */
type Tree = TreeInput & { first: number; root: number; kids: Kids };

/** Writes the structure tree (ISO 32000-1, § 14.7) and gives the number of its root. */
export function writeStructureTree(file: PdfFile, input: TreeInput): number {
  const root = reserveNumbers(file, 2);
  const first = reserveNumbers(file, input.nodes.length);
  const tree: Tree = { ...input, first, root, kids: gatherKids(input.nodes, input.record) };
  for (const [index, node] of input.nodes.entries())
    writeElement(beginObject(file, first + index), tree, { index, node });
  const keyCount = input.record.owners.length + input.links.length;
  writeObject(
    file,
    root,
    `<</Type/StructTreeRoot/K ${first} 0 R/ParentTree ${root + 1} 0 R/ParentTreeNextKey ${keyCount}>>`,
  );
  writeParentTree(beginObject(file, root + 1), tree);
  return root;
}

function writeElement(
  out: ByteBuffer,
  tree: Tree,
  { index, node }: { index: number; node: StructureNode },
): void {
  writeLatin1(out, `<</S/${node.role}/P `);
  writeReference(out, node.parent === null ? tree.root : tree.first + node.parent);
  if (node.role === 'Figure') writeLatin1(out, `/Alt${formatText(node.alt ?? '')}`);
  if (node.language) writeLatin1(out, `/Lang${formatText(node.language)}`);
  writeLatin1(out, formatAttributes(node, { index, areas: tree.record.areas }));
  const start = tree.kids.contents[index]?.[0];
  if (start !== undefined) {
    writeLatin1(out, '/Pg ');
    writeReference(out, tree.firstPage + pageOf(start));
  }
  writeLatin1(out, '/K[');
  writeKids(out, tree, { index, page: start === undefined ? -1 : pageOf(start) });
  if (node.role === 'Link') writeAnnotations(out, tree, index);
  writeLatin1(out, ']>>');
}

function writeKids(
  out: ByteBuffer,
  tree: Tree,
  { index, page }: { index: number; page: number },
): void {
  for (const kid of listKids(tree.kids, index)) {
    if ('node' in kid) writeReference(out, tree.first + kid.node);
    else writeContent(out, tree, { content: kid.content, page });
    writeByte(out, SPACE);
  }
}

/** Content on another page than that of the element names its page (§ 14.7.4.2). */
function writeContent(
  out: ByteBuffer,
  { firstPage }: Tree,
  { content, page }: { content: Content; page: number },
): void {
  if (pageOf(content) === page) writeInteger(out, identifierOf(content));
  else
    writeLatin1(
      out,
      `<</Type/MCR/Pg ${firstPage + pageOf(content)} 0 R/MCID ${identifierOf(content)}>>`,
    );
}

function writeAnnotations(out: ByteBuffer, { links, firstPage }: Tree, index: number): void {
  for (const { number, node, page } of links) {
    if (node === index)
      writeLatin1(out, `<</Type/OBJR/Obj ${number} 0 R/Pg ${firstPage + page} 0 R>>`);
  }
}

/** From the content of a page, and from annotations, back to their elements (§ 14.7.4.4): pages come first, then links. */
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
