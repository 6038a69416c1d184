import { addNode, shape } from '#documents/sheet/canvas.ts';
import type { Block } from '#documents/sheet/flow.ts';
import type { LineTotals } from '#documents/totals/totals.ts';
import { type CellTexts, detailTexts } from './cell-texts.ts';
import type { LineTable } from './columns.ts';
import { addRightTexts, type CellText, closeRow, stackTexts } from './row-parts.ts';

/** A line with a price: designation and its details on the left, numbers in their columns. */
export function buildPricedRow(table: LineTable, totals: LineTotals, cells: CellTexts): Block {
  const { canvas, template } = table.scene;
  const path = `lines[${totals.index}]`;
  const row = addNode(canvas, 'TR', table.body);
  const node = addNode(canvas, 'TD', row);
  const numbers = table.columns.numeric.map(({ name, right }) => ({
    line: shape(canvas, cells[name], template.cell),
    right,
    node: addNode(canvas, 'TD', row),
    field: `${path}.${FIELD_OF_COLUMN[name]}`,
  }));
  const width = table.columns.nameWidth;
  const parts = stackTexts(canvas, designation(table, totals), { node, width });
  addRightTexts(parts, template.cell, numbers);
  return { parts: closeRow(parts, template.ruleColor) };
}

function designation({ scene }: LineTable, { line, index }: LineTotals): CellText[] {
  const { cell, cellDetail } = scene.template;
  const details = detailTexts(line, index, scene.labels);
  return [
    { text: line.name, style: cell, field: `lines[${index}].name` },
    ...details.map((detail) => ({ ...detail, style: cellDetail })),
  ];
}

const FIELD_OF_COLUMN = {
  quantity: 'quantity',
  price: 'unitPrice',
  discount: 'discount',
  vat: 'vatRate',
  total: 'unitPrice',
} as const;
