import { lengthOf } from '#app/features/editor/fields/length-of.ts';
import {
  QUANTITY,
  readDecimal,
  UNIT_PRICE,
  VAT_RATE,
} from '#app/features/editor/lines/words/read-decimal.ts';
import { readDiscount } from '#app/features/editor/lines/words/read-discount.ts';
import { readQuantity } from '#app/features/editor/lines/words/read-quantity.ts';
import { findUnit } from '#app/naming/unit-words.ts';
import { isEmptyLine, type Line, lineFieldAt, maxLengthAt, type PricedLine } from '#documents';
import type { Meaning } from './guess-columns.ts';
import { isTotalRow } from './is-total-row.ts';

/**
 * `keptAsText` names the cells kept in the description. `total` is the label of a row that sums the
 * others, which would count twice. `cut` names the texts that were truncated.
 */
export type ReadRow = { line: Line; keptAsText: string[]; total?: string; cut?: string[] };

type Defaults = { vatRate?: string };

/**
 * Turns pasted rows into lines. Unreadable cells go to the description under the name of their
 * column; a row with only a name, among priced rows, is a section title.
 */
export function readPastedRows(
  rows: readonly (readonly string[])[],
  meanings: readonly Meaning[],
  { vatRate }: Defaults,
): ReadRow[] {
  const hasPrices = meanings.includes('unitPrice') || meanings.includes('total');
  return rows.flatMap((row) => {
    const cells = gather(row, meanings);
    const [quantity] = cells.quantity ?? [];
    const [unitPrice] = cells.unitPrice ?? [];
    const hasAmount = hasPrices || row.some((cell) => /\d/.test(cell));
    const isTotal = hasAmount && isTotalRow(row, { quantity, unitPrice });
    const title = hasPrices ? readTitleRow(cells, isTotal) : null;
    const read = title ? { line: title, keptAsText: [] } : readItem(cells, vatRate);
    if (isTotal && !title) return [{ ...read, total: row.find((cell) => LETTER.test(cell)) ?? '' }];
    return isEmptyLine(read.line) ? [] : [read];
  });
}

type Cells = Partial<Record<Meaning, string[]>>;

function gather(row: readonly string[], meanings: readonly Meaning[]): Cells {
  const cells: Cells = {};
  meanings.forEach((meaning, column) => {
    const text = row[column];
    if (text && meaning !== 'ignored') cells[meaning] = [...(cells[meaning] ?? []), text];
  });
  return cells;
}

/** A subtotal line computes its own amount. */
function readTitleRow(cells: Cells, isTotal: boolean): Line | null {
  const name = cells.name?.join(' ') ?? '';
  const filled = Object.keys(cells);
  if (name === '') return null;
  if (isTotal && SUBTOTAL.test(name) && name.length <= MAX_TITLE)
    return { kind: 'subtotal', name: name.replace(/\s*:$/, '') };
  if (isTotal) return null;
  const isAlone = filled.every((meaning) => meaning === 'name');
  return isAlone && name.length <= MAX_TITLE ? { kind: 'section', name: toSingleLine(name) } : null;
}

function readItem(cells: Cells, vatRate: string | undefined): ReadRow {
  const kept: string[] = [];
  const keep = (meaning: Meaning, text: string) =>
    kept.push(`${MEANING_NAMES[meaning]}\u00a0: ${text}`);
  const take = <Value>(meaning: Meaning, read: (text: string) => Value | null): Value | null => {
    const [first, ...others] = cells[meaning] ?? [];
    for (const other of others) keep(meaning, other);
    const value = first === undefined ? null : read(first);
    if (first !== undefined && value === null) keep(meaning, first);
    return value;
  };
  const amount = { ...UNIT_PRICE, min: `-${UNIT_PRICE.max}` };
  const counted = take('quantity', readQuantity);
  const unit = take('unit', findUnit);
  const price = take('unitPrice', (text) => readDecimal(text, amount));
  const total = price === null ? take('total', (text) => readDecimal(text, amount)) : null;
  const rate = take('vatRate', (text) => readDecimal(text, VAT_RATE));
  const discount = take('discount', (text) => readDiscount(text, 'percent'));
  // Without a unit price, the total becomes the price of a single item.
  const isWhole = total !== null && counted !== null && counted.quantity !== '1';
  if (isWhole) keep('quantity', cells.quantity?.[0] ?? counted.quantity);
  const priced = toPositivePrice(isWhole ? '1' : (counted?.quantity ?? '1'), price ?? total ?? '0');
  const { name, overflow } = readName(cells);
  const description = [overflow, ...(cells.description ?? []), ...kept].filter(Boolean).join('\n');
  const { texts, cut } = fitTexts({
    description,
    reference: toSingleLine((cells.reference ?? []).join(' ')),
  });
  const line: PricedLine = {
    kind: 'item',
    name,
    ...texts,
    quantity: priced.quantity,
    unit: unit ?? counted?.unit ?? 'C62',
    unitPrice: priced.unitPrice,
    ...(discount && { discount }),
    ...((rate ?? vatRate) !== undefined && vatRate !== undefined && { vatRate: rate ?? vatRate }),
  };
  return { line, keptAsText: kept, ...(cut.length > 0 && { cut }) };
}

/** A price is never negative (BR-27): the sign moves to the quantity. */
function toPositivePrice(
  quantity: string,
  unitPrice: string,
): { quantity: string; unitPrice: string } {
  if (!unitPrice.startsWith('-')) return { quantity, unitPrice };
  const opposite = quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`;
  return { quantity: readDecimal(opposite, QUANTITY) ?? quantity, unitPrice: unitPrice.slice(1) };
}

/** The first line, up to 500 characters, is the name; the rest goes to the description. */
function readName(cells: Cells): { name: string; overflow: string } {
  const [first = '', ...others] = (cells.name ?? []).join('\n').split('\n');
  return {
    name: first.slice(0, MAX_NAME),
    overflow: [first.slice(MAX_NAME), ...others].filter(Boolean).join('\n'),
  };
}

/** Truncates texts to the schema’s maximum length, and names the truncated ones. */
function fitTexts(given: { description: string; reference: string }): {
  texts: { description?: string; reference?: string };
  cut: string[];
} {
  const { description, reference } = given;
  return {
    texts: {
      ...(description && { description: description.slice(0, MAX_LENGTHS.description) }),
      ...(reference && { reference: reference.slice(0, MAX_LENGTHS.reference) }),
    },
    cut: (['description', 'reference'] as const)
      .filter((key) => given[key].length > MAX_LENGTHS[key])
      .map((key) => MEANING_NAMES[key]),
  };
}

function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

export const MEANING_NAMES: Readonly<Record<Meaning, string>> = {
  name: 'Désignation',
  description: 'Description',
  reference: 'Référence',
  quantity: 'Quantité',
  unit: 'Unité',
  unitPrice: 'Prix unitaire',
  discount: 'Remise',
  vatRate: 'TVA',
  total: 'Total',
  ignored: 'Ne pas reprendre',
};

const SUBTOTAL = /^sous[\s-]?total/i;
const LETTER = /\p{L}/u;
const MAX_TITLE = lengthOf(lineFieldAt('section', 'name').shape) ?? 0;
const MAX_NAME = maxLengthAt('lines[0].name');
const MAX_LENGTHS = {
  description: maxLengthAt('lines[0].description'),
  reference: maxLengthAt('lines[0].reference'),
};
