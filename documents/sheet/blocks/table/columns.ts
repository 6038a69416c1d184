import { chargesVat } from '#documents/model/vat-regime.ts';
import { measure, wrap } from '#documents/sheet/canvas.ts';
import { CONTENT_RIGHT, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { PriceKind } from '#documents/sheet/labels/labels.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import type { TextLine } from '#documents/sheet/text/shape.ts';
import type { CellTexts } from './cell-texts.ts';
import type { LineColumns } from './line-columns.ts';

type NumericName = 'quantity' | 'unit' | 'netPrice' | 'price' | 'discount' | 'vat' | 'total';
type LeadingName = 'reference' | 'date';
export type NumericColumn = { name: NumericName; label: TextLine[]; right: number };
export type LeadingColumn = { name: LeadingName; label: TextLine[]; left: number; width: number };
/** The name takes the remaining width. */
export type Columns = {
  leading: LeadingColumn[];
  nameLeft: number;
  nameWidth: number;
  numeric: NumericColumn[];
};

/** `body` is the TBody in the structure tree; `isOdd` is about the next row. */
export type LineTable = {
  scene: Scene;
  columns: Columns;
  shown: LineColumns;
  body: number;
  isOdd: boolean;
};

/** Each column is as wide as its longest text; the name takes the rest. */
export function measureColumns(
  scene: Scene,
  shown: LineColumns,
  cells: readonly CellTexts[],
): Columns {
  const leading = placeLeading(scene, shown, cells);
  const last = leading.at(-1);
  const nameLeft = last ? last.left + last.width + GAP : MARGIN_LEFT;
  const { numeric, left } = placeNumeric(scene, listNumeric(shown, cells), cells);
  return { leading, nameLeft, nameWidth: left - nameLeft, numeric };
}

/** Whether the names have their minimal width. */
export function isReadable({ nameWidth }: Columns): boolean {
  return nameWidth > MINIMUM_NAME_WIDTH;
}

function placeLeading(
  scene: Scene,
  shown: LineColumns,
  cells: readonly CellTexts[],
): LeadingColumn[] {
  const names = LEADING.filter((name) => shown[name] && cells.some((texts) => texts[name] !== ''));
  let left = MARGIN_LEFT;
  return names.map((name) => {
    const label = columnLabel(scene, name);
    const width = Math.min(MAXIMUM_LEADING_WIDTH, columnWidth(scene, name, label, cells));
    const column = { name, label: wrapLabel(scene, label, width), left, width };
    left += width + GAP;
    return column;
  });
}

/** Placed from the right margin; `left` is their left edge. */
function placeNumeric(
  scene: Scene,
  names: readonly NumericName[],
  cells: readonly CellTexts[],
): { numeric: NumericColumn[]; left: number } {
  const numeric: NumericColumn[] = [];
  let right = CONTENT_RIGHT;
  for (const name of names.toReversed()) {
    const label = columnLabel(scene, name);
    const width = columnWidth(scene, name, label, cells);
    numeric.unshift({ name, label: wrapLabel(scene, label, width), right });
    right -= width + GAP;
  }
  return { numeric, left: Math.max(right, MARGIN_LEFT + MINIMUM_NAME_WIDTH) };
}

/** An empty discount or net price column is left out. */
function listNumeric(shown: LineColumns, cells: readonly CellTexts[]): NumericName[] {
  const names: NumericName[] = [];
  if (shown.quantity) names.push('quantity');
  if (shown.unit) names.push('unit');
  if (cells.some((cell) => cell.netPrice !== '')) names.push('netPrice');
  if (shown.unitPrice) names.push('price');
  if (shown.discount && cells.some((cell) => cell.discount !== '')) names.push('discount');
  if (shown.vatRate) names.push('vat');
  return [...names, 'total'];
}

/** A long label wraps rather than take width from the names. */
function columnWidth(
  scene: Scene,
  name: NumericName | LeadingName,
  label: string,
  cells: readonly CellTexts[],
): number {
  const { cell, tableHead } = scene.template;
  let widest = Math.min(MAXIMUM_LABEL_WIDTH, measure(scene.canvas, label, tableHead));
  for (const texts of cells) widest = Math.max(widest, measure(scene.canvas, texts[name], cell));
  return Math.min(MAXIMUM_WIDTH, widest);
}

function wrapLabel({ canvas, template }: Scene, label: string, width: number): TextLine[] {
  return wrap(canvas, label, template.tableHead, { width: width + ROUNDING });
}

function columnLabel(
  { draft, kind, labels: { columns } }: Scene,
  name: NumericName | LeadingName,
): string {
  const priceKind = priceKindOf(draft.priceMode, kind.showsVat && chargesVat(draft.vatRegime));
  if (name === 'netPrice') return columns.price.net;
  if (name === 'price') return columns.price[priceKind];
  return name === 'total' ? columns.total[priceKind] : columns[name];
}

/** Without VAT, amounts are neither tax-inclusive nor tax-exclusive. */
export function priceKindOf(priceMode: 'net' | 'gross', hasVat: boolean): PriceKind {
  return hasVat ? priceMode : 'untaxed';
}

const LEADING = ['reference', 'date'] as const;
const GAP = 14;
const MAXIMUM_WIDTH = 110;
const MAXIMUM_LABEL_WIDTH = 56;
const MAXIMUM_LEADING_WIDTH = 92;
const MINIMUM_NAME_WIDTH = 130;
const ROUNDING = 0.01;
