import type { EntryPath, LinePath } from '#documents/model/fields/draft-path.ts';
import { addNode, shape } from '#documents/sheet/canvas.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import { type CellTexts, detailTexts } from './cell-texts.ts';
import type { LineTable } from './columns.ts';
import { addLeftText, addRightText, type CellText, closeRow, stackTexts } from './row-parts.ts';

/** A line with a price: name and details on the left, numbers in their columns. */
export function buildPricedRow(table: LineTable, totals: LineTotals, cells: CellTexts): Block {
  const { canvas, template } = table.scene;
  const path = `lines[${totals.index}]` as const;
  const row = addNode(canvas, 'TR', table.body);
  const { leading, nameLeft, nameWidth, numeric } = table.columns;
  const { padding } = template.table;
  const leadingNodes = leading.map(() => addNode(canvas, 'TD', row));
  const node = addNode(canvas, 'TD', row);
  const place = { node, width: nameWidth, padding, x: nameLeft };
  const parts = stackTexts(canvas, designation(table, totals, path), place);
  leading.forEach(({ name, left, width }, index) => {
    const field = `${path}.${FIELD_OF_COLUMN[name]}` as const;
    const text = { text: cells[name], style: template.cell, field };
    const cell = { node: leadingNodes[index] ?? node, width, padding, x: left };
    if (text.text !== '') addLeftText(canvas, parts, text, cell);
  });
  for (const { name, right } of numeric) {
    addRightText(parts, template.cell, {
      line: shape(canvas, cells[name], template.cell),
      right,
      node: addNode(canvas, 'TD', row),
      field: `${path}.${FIELD_OF_COLUMN[name]}`,
    });
  }
  return { parts: closeRow(parts, template, table.isOdd) };
}

function designation(
  { scene, shown }: LineTable,
  totals: LineTotals,
  path: EntryPath<'lines'>,
): CellText[] {
  const { cell, cellDetail: style } = scene.template;
  const texts: CellText[] = [{ text: totals.line.name, style: cell, field: `${path}.name` }];
  for (const { text, key } of detailTexts(totals, scene, shown))
    texts.push({ text, style, field: `${path}.${key}` });
  return texts;
}

const FIELD_OF_COLUMN = {
  reference: 'reference',
  date: 'period',
  unit: 'unit',
  quantity: 'quantity',
  netPrice: 'unitPrice',
  price: 'unitPrice',
  discount: 'discount',
  vat: 'vatRate',
  total: 'unitPrice',
} as const satisfies Record<string, LinePath>;
