import { chargesVat } from '#documents/model/vat-regime.ts';
import { measure } from '#documents/sheet/canvas.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH } from '#documents/sheet/geometry.ts';
import type { PriceKind } from '#documents/sheet/labels.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { CellTexts } from './cell-texts.ts';

export type ColumnName = 'quantity' | 'price' | 'discount' | 'vat' | 'total';
/** A column aligned on its right edge. */
export type Column = { name: ColumnName; label: string; right: number };
export type Columns = { nameWidth: number; numeric: Column[] };

/** What the rows of the table share; `body` is its TBody in the structure tree. */
export type LineTable = { scene: Scene; columns: Columns; body: number };

/** Gives each column of numbers the width of its longest text; the designation takes the rest. */
export function measureColumns(scene: Scene, cells: readonly CellTexts[]): Columns {
  const names = chooseColumns(scene, cells);
  const widths = names.map((name) => columnWidth(scene, name, cells));
  const numericWidth = widths.reduce((sum, width) => sum + width + GAP, 0);
  let right = CONTENT_RIGHT;
  const numeric: Column[] = [];
  for (let index = names.length - 1; index >= 0; index -= 1) {
    const name = names[index];
    if (!name) continue;
    numeric.unshift({ name, label: columnLabel(scene, name), right });
    right -= (widths[index] ?? 0) + GAP;
  }
  return { nameWidth: Math.max(MINIMUM_NAME_WIDTH, CONTENT_WIDTH - numericWidth), numeric };
}

/** A column that would stay empty is left out. */
function chooseColumns({ draft, kind }: Scene, cells: readonly CellTexts[]): ColumnName[] {
  const names: ColumnName[] = ['quantity', 'price'];
  if (cells.some((cell) => cell.discount !== '')) names.push('discount');
  if (kind.showsVat && chargesVat(draft.vatRegime)) names.push('vat');
  return [...names, 'total'];
}

function columnWidth(scene: Scene, name: ColumnName, cells: readonly CellTexts[]): number {
  const { cell, tableHead } = scene.template;
  let widest = measure(scene.canvas, columnLabel(scene, name), tableHead);
  for (const texts of cells) widest = Math.max(widest, measure(scene.canvas, texts[name], cell));
  return Math.min(MAXIMUM_WIDTH, widest);
}

function columnLabel({ draft, kind, labels: { columns } }: Scene, name: ColumnName): string {
  const priceKind = priceKindOf(draft.priceMode, kind.showsVat && chargesVat(draft.vatRegime));
  if (name === 'price') return columns.price[priceKind];
  return name === 'total' ? columns.total[priceKind] : columns[name];
}

/** Where no VAT is charged, amounts are neither with tax nor without. */
export function priceKindOf(priceMode: 'net' | 'gross', hasVat: boolean): PriceKind {
  return hasVat ? priceMode : 'untaxed';
}

const GAP = 14;
const MAXIMUM_WIDTH = 110;
const MINIMUM_NAME_WIDTH = 130;
