import type { Line } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { type Cents, ZERO } from '#documents/money/amounts.ts';
import { addNode, DOCUMENT_NODE } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import { type CountedRow, carryAmounts } from './carry-amounts.ts';
import { type CellTexts, cellTexts } from './cell-texts.ts';
import { type Columns, isReadable, type LineTable, measureColumns } from './columns.ts';
import { chooseColumns, dropExtraColumn, type LineColumns } from './line-columns.ts';
import { buildCommentRow, buildSectionRow, buildSubtotalRow } from './plain-rows.ts';
import { buildPricedRow } from './priced-row.ts';
import { buildTableHead } from './table-head.ts';

type PricedLine = { totals: LineTotals; cells: CellTexts };
/** Keyed by index in the draft's lines. */
type PricedLines = ReadonlyMap<number, PricedLine>;

/** The table of lines: a head repeated on each page, rows, sections, sub-totals and comments. */
export function buildLineTable(scene: Scene): Block[] {
  const { columns, shown, priced } = prepareLines(scene, chooseColumns(scene));
  const tableNode = addNode(scene.canvas, 'Table', DOCUMENT_NODE);
  const head = buildTableHead(scene, columns, tableNode);
  const body = addNode(scene.canvas, 'TBody', tableNode);
  const table = { scene, columns, shown, body, isOdd: false };
  const rows = buildRows(table, priced, buildTableHead(scene, columns, null));
  return keepLastWithTotals([{ parts: [head], spaceBefore: 10, keepWithNext: true }, ...rows]);
}

function prepareLines(scene: Scene, shown: LineColumns): Prepared {
  const priced = collectPricedLines(scene, shown);
  const cells = Array.from(priced.values(), (line) => line.cells);
  const columns = measureColumns(scene, shown, cells);
  const fewer = isReadable(columns) ? null : dropExtraColumn(shown);
  return fewer ? prepareLines(scene, fewer) : { columns, shown, priced };
}

type Prepared = { columns: Columns; shown: LineColumns; priced: PricedLines };

function collectPricedLines(scene: Scene, shown: LineColumns): PricedLines {
  const priced: Map<number, PricedLine> = new Map();
  for (const line of scene.totals.lines)
    priced.set(line.index, { totals: line, cells: cellTexts(line, scene, shown) });
  return priced;
}

function buildRows(table: LineTable, priced: PricedLines, header: Part): Block[] {
  const rows: CountedRow[] = [];
  let isHidden = false;
  let startsPage = false;
  table.scene.draft.lines.forEach((line, index) => {
    if (line.kind === 'section') isHidden = line.hidesDetail ?? false;
    if (line.kind === 'subtotal') isHidden = false;
    startsPage ||= line.kind === 'page-break';
    const row = isHidden && isPriced(line) ? null : buildRow(table, priced, index, line);
    if (!row) return;
    const previous = rows.at(-1);
    if (line.kind === 'subtotal' && previous) previous.block.keepWithNext = true;
    const amount = amountOf(table, priced, index, line);
    rows.push({ block: { ...row, header, startsPage }, amount });
    table.isOdd = line.kind !== 'section' && !table.isOdd;
    startsPage = false;
  });
  return carryAmounts(table, rows);
}

/** The amount a row adds to the running total; a sub-total adds nothing. */
function amountOf({ scene }: LineTable, priced: PricedLines, index: number, line: Line): Cents {
  if (line.kind === 'section' && line.hidesDetail)
    return scene.totals.sectionAmounts[index] ?? ZERO;
  return priced.get(index)?.totals.typedAmount ?? ZERO;
}

function buildRow(table: LineTable, priced: PricedLines, index: number, line: Line): Block | null {
  switch (line.kind) {
    case 'section':
      return buildSectionRow(table, index, line);
    case 'subtotal':
      return buildSubtotalRow(table, index, line.name || table.scene.labels.subtotal);
    case 'comment':
      return buildCommentRow(table, index, line.text);
    case 'page-break':
      return null;
    default: {
      const amounts = priced.get(index);
      return amounts ? buildPricedRow(table, amounts.totals, amounts.cells) : null;
    }
  }
}

/** Keeps the last line with the totals, which must not stand alone on a page. */
function keepLastWithTotals(blocks: Block[]): Block[] {
  const last = blocks.at(-1);
  if (last) last.keepWithNext = true;
  return blocks;
}
