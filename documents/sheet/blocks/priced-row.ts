import { addNode, shape } from '#documents/sheet/canvas.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import { type CellTexts, detailTexts } from './cell-texts.ts';
import type { LineTable } from './columns.ts';
import { addRightText, type CellText, closeRow, stackTexts } from './row-parts.ts';

/** A line with a price: designation and its details on the left, numbers in their columns. */
export function buildPricedRow(table: LineTable, totals: LineTotals, cells: CellTexts): Block {
  const { canvas, template } = table.scene;
  const path = `lines[${totals.index}]`;
  const row = addNode(canvas, 'TR', table.body);
  const node = addNode(canvas, 'TD', row);
  const width = table.columns.nameWidth;
  const parts = stackTexts(canvas, designation(table, totals, path), { node, width });
  for (const { name, right } of table.columns.numeric) {
    addRightText(parts, template.cell, {
      line: shape(canvas, cells[name], template.cell),
      right,
      node: addNode(canvas, 'TD', row),
      field: path + FIELD_OF_COLUMN[name],
    });
  }
  return { parts: closeRow(parts, template.ruleColor) };
}

function designation({ scene }: LineTable, { line }: LineTotals, path: string): CellText[] {
  const { cell, cellDetail: style } = scene.template;
  const texts: CellText[] = [{ text: line.name, style: cell, field: `${path}.name` }];
  for (const { text, key } of detailTexts(line, scene.labels))
    texts.push({ text, style, field: `${path}.${key}` });
  return texts;
}

const FIELD_OF_COLUMN = {
  quantity: '.quantity',
  price: '.unitPrice',
  discount: '.discount',
  vat: '.vatRate',
  total: '.unitPrice',
} as const;
