import type { FontWeight } from '#documents/sheet/fonts/font-part.ts';
import type { Mark, Role, Sheet } from '#documents/sheet/marks.ts';
import { modulesOf } from '#documents/sheet/qr-code.ts';

/**
 * The texts of a sheet without positions, which each peer lays out itself. Read from our own sheet
 * through its structure tree, so that all contenders draw the same.
 */
export type Content = {
  title: string;
  language: string;
  /** The title and the number. */
  heading: Text[];
  /** Label and value of each fact under the title. */
  facts: Text[][];
  seller: Text[];
  buyer: Text[];
  /** Between the parties and the lines; a paragraph may mix styles. */
  introduction: Text[][];
  lines: Table;
  vat: Table;
  totals: Table;
  code: Code;
  /** After the totals: payment means and mentions. */
  closing: Text[];
  /** Repeated on each page after the first. */
  runningHead: Text[];
  /** The seller’s identity, at the foot of each page beside its number. */
  footer: Text;
};

export type Text = { text: string; size: number; weight: FontWeight; color: string };
export type Table = { head: Text[]; rows: Cell[][] };
/** Texts stacked over `span` columns. */
export type Cell = { texts: Text[]; span: number };
export type Code = {
  moduleCount: number;
  runs: readonly (readonly [column: number, row: number, length: number])[];
};

export function readContent(sheet: Sheet): Content {
  const blocks = readTree(sheet)[0]?.children ?? [];
  const positionsOf = (role: Role) =>
    blocks.flatMap((block, index) => (block.role === role ? [index] : []));
  const [lines = 0, vat = 0, totals = 0] = positionsOf('Table');
  const [seller = 0, buyer = 0] = positionsOf('Sect');
  return {
    title: sheet.title,
    language: sheet.language,
    heading: textsOf(blocks[0]),
    facts: blocks.slice(1, seller).map(textsOf),
    seller: textsOf(blocks[seller]),
    buyer: textsOf(blocks[buyer]),
    introduction: blocks.slice(buyer + 1, lines).map(textsOf),
    lines: readTable(blocks[lines]),
    vat: readTable(blocks[vat]),
    totals: readTable(blocks[totals]),
    code: readCode(sheet),
    closing: blocks.slice(totals + 1).flatMap(textsOf),
    runningHead: readArtifacts(sheet, 1).slice(0, 2),
    footer: joinLines(readArtifacts(sheet, 0).slice(0, -1)),
  };
}

type Node = { role: Role; span: number; marks: PlacedText[]; children: Node[] };
/** `line` identifies a line of the sheet. */
type PlacedText = Text & { line: string };

/** The structure elements in the order of `sheet.nodes`, with their texts. */
function readTree({ nodes, pages }: Sheet): Node[] {
  const tree = nodes.map(
    ({ role, colSpan = 1 }): Node => ({ role, span: colSpan, marks: [], children: [] }),
  );
  nodes.forEach(({ parent }, index) => {
    const node = tree[index];
    if (parent !== null && node) tree[parent]?.children.push(node);
  });
  pages.forEach(({ marks }, page) => {
    for (const mark of marks) {
      if (mark.type !== 'text' || mark.node === undefined) continue;
      tree[mark.node]?.marks.push({ ...styleOf(mark), text: mark.text, line: `${page}:${mark.y}` });
    }
  });
  return tree;
}

function readTable(table: Node | undefined): Table {
  const rowsOf = (role: Role) =>
    (table?.children ?? [])
      .filter((group) => group.role === role)
      .flatMap((group) => group.children)
      .map((row) => row.children.map((cell) => ({ texts: textsOf(cell), span: cell.span })));
  const [head = []] = rowsOf('THead');
  return { head: head.flatMap(({ texts }) => texts), rows: rowsOf('TBody') };
}

/** Joins lines that were wrapped for our columns; a change of style starts another text. */
function textsOf(node: Node | undefined): Text[] {
  if (!node) return [];
  const own: PlacedText[] = [];
  for (const mark of node.marks) {
    const last = own.at(-1);
    const isSameStyle = last?.size === mark.size && last.weight === mark.weight;
    if (!last || !isSameStyle || last.color !== mark.color) own.push(mark);
    else {
      last.text += last.line === mark.line ? mark.text : ` ${mark.text}`;
      last.line = mark.line;
    }
  }
  const texts = own.map(({ line: _line, ...text }) => text);
  return [...texts, ...node.children.flatMap(textsOf)];
}

/** Texts outside the structure: the head and foot of every page. */
function readArtifacts({ pages }: Sheet, page: number): Text[] {
  return (pages[page]?.marks ?? []).flatMap((mark) =>
    mark.type === 'text' && mark.node === undefined ? [{ ...styleOf(mark), text: mark.text }] : [],
  );
}

function styleOf({ size, weight, color }: Extract<Mark, { type: 'text' }>) {
  return { size, weight, color };
}

function joinLines(texts: readonly Text[]): Text {
  const [first] = texts;
  if (!first) throw new Error('The sheet has no foot');
  return { ...first, text: texts.map(({ text }) => text).join(' ') };
}

function readCode({ pages }: Sheet): Code {
  const code = pages.flatMap(({ marks }) => marks).find(({ type }) => type === 'modules');
  if (code?.type !== 'modules') throw new Error('The sheet has no payment code');
  return modulesOf(code.code);
}
