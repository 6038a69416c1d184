import {
  DISCOUNT_PERCENT,
  QUANTITY,
  readDecimal,
  UNIT_PRICE,
} from '#app/features/editor/lines/words/read-decimal.ts';
import { readQuantity } from '#app/features/editor/lines/words/read-quantity.ts';
import { findUnit } from '#app/naming/unit-words.ts';
import { foldAccents } from '#documents';

export type Meaning =
  | 'name'
  | 'description'
  | 'reference'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'discount'
  | 'vatRate'
  | 'total'
  | 'ignored';

export type Guess = { hasHeader: boolean; meanings: Meaning[] };

/**
 * Guesses each column from its title if the first row has titles, else from its content. An unknown
 * text column becomes a description, so that nothing is lost.
 */
export function guessColumns(rows: readonly (readonly string[])[]): Guess {
  const titles = (rows[0] ?? []).map(readTitle);
  const hasHeader = rows.length > 1 && isHeader(rows[0] ?? [], titles);
  const body = hasHeader ? rows.slice(1) : rows;
  const columns = titles.map((_, column) => body.map((row) => row[column] ?? ''));
  const meanings: (Meaning | null)[] = hasHeader ? dropRepeats(titles) : titles.map(() => null);
  placeTexts(meanings, columns);
  placeMarkedNumbers(meanings, columns);
  placeBareNumbers(meanings, columns);
  return { hasHeader, meanings: meanings.map((meaning) => meaning ?? 'description') };
}

function isHeader(cells: readonly string[], titles: readonly (Meaning | null)[]): boolean {
  const hasNumber = cells.some((cell) => readDecimal(cell, QUANTITY) !== null);
  return !hasNumber && titles.some((title) => title !== null);
}

function readTitle(title: string): Meaning | null {
  const plain = foldAccents(title);
  return TITLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Keeps the first column of each meaning; repeats may become descriptions. */
function dropRepeats(meanings: readonly (Meaning | null)[]): (Meaning | null)[] {
  return meanings.map((meaning, column) =>
    meaning !== null && meanings.indexOf(meaning) < column ? null : meaning,
  );
}

/** The name is the column with the longest texts, except codes and units. */
function placeTexts(meanings: (Meaning | null)[], columns: readonly string[][]): void {
  columns.forEach((cells, column) => {
    if (meanings[column] === null && !meanings.includes('unit') && most(cells, isUnitWord))
      meanings[column] = 'unit';
  });
  if (!meanings.includes('name')) {
    const free = columns.map((cells, column) =>
      meanings[column] === null && !most(cells, isNumber) ? averageLength(cells) : -1,
    );
    const longest = Math.max(...free);
    if (longest >= 0) meanings[free.indexOf(longest)] = 'name';
    else if (meanings[0] === null) meanings[0] = 'name';
  }
  const name = meanings.indexOf('name');
  columns.forEach((cells, column) => {
    const isCode =
      column < name && meanings[column] === null && most(cells, (cell) => CODE.test(cell));
    if (isCode && !meanings.includes('reference') && !most(cells, isNumber))
      meanings[column] = 'reference';
  });
}

/** « 20 % » is a rate, « 450 € » a price, « 3 h » a quantity. */
function placeMarkedNumbers(meanings: (Meaning | null)[], columns: readonly string[][]): void {
  columns.forEach((cells, column) => {
    if (meanings[column] !== null) return;
    if (most(cells, (cell) => /%/.test(cell) && isNumber(cell))) {
      const isRate = most(cells, (cell) => VAT_LIKE.has(readDecimal(cell, DISCOUNT_PERCENT) ?? ''));
      place(meanings, column, isRate ? ['vatRate', 'discount'] : ['discount']);
    } else if (most(cells, (cell) => /€|eur/i.test(cell) && isNumber(cell))) {
      place(meanings, column, ['unitPrice', 'total']);
    } else if (most(cells, (cell) => !isNumber(cell) && readQuantity(cell) !== null)) {
      place(meanings, column, ['quantity']);
    }
  });
}

/**
 * Bare numbers follow the usual order: quantity, price, rate, total. A single column is the price.
 */
function placeBareNumbers(meanings: (Meaning | null)[], columns: readonly string[][]): void {
  const free = columns.flatMap((cells, column) =>
    meanings[column] === null && most(cells, isNumber) ? [column] : [],
  );
  for (const column of free) {
    const cells = columns[column] ?? [];
    const isLast = column === free.at(-1);
    if (!meanings.includes('quantity') && !(isLast && !meanings.includes('unitPrice')))
      meanings[column] = 'quantity';
    else if (!meanings.includes('unitPrice')) meanings[column] = 'unitPrice';
    else if (
      !meanings.includes('vatRate') &&
      most(cells, (cell) => VAT_LIKE.has(readDecimal(cell, UNIT_PRICE) ?? ''))
    )
      meanings[column] = 'vatRate';
    else place(meanings, column, ['total']);
  }
}

function place(meanings: (Meaning | null)[], column: number, wanted: readonly Meaning[]): void {
  meanings[column] =
    wanted.find((meaning) => !meanings.includes(meaning)) ?? meanings[column] ?? null;
}

/**
 * Whether at least half of the filled cells match: one « environ 3 » must not turn a column of
 * numbers into text.
 */
function most(cells: readonly string[], test: (cell: string) => boolean): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(test).length * 2 >= filled.length;
}

function isNumber(cell: string): boolean {
  return readDecimal(cell, { ...UNIT_PRICE, min: QUANTITY.min }) !== null;
}

function isUnitWord(cell: string): boolean {
  return findUnit(cell) !== null;
}

function averageLength(cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell !== '');
  return filled.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, filled.length);
}

/** Patterns for titles, without accents; the first match wins. */
const TITLES: readonly (readonly [Meaning, RegExp])[] = [
  ['unitPrice', /\b(p\.?\s*u\.?|prix( unitaire)?|tarif|unit price|price|cout unitaire|prix\/.*)\b/],
  ['discount', /\b(remise|rabais|reduction|discount|rem\.?)\b/],
  ['vatRate', /\b(taux|tva|vat|tax)\b/],
  ['total', /\b(total|montant|amount|somme|prix total)\b/],
  ['quantity', /\b(q(uanti)?te|qt[ey]?|quantity|nb|nombre|nbre|heures|jours)\b/],
  ['unit', /\b(unite?s?|u\.?|unit)\b/],
  ['reference', /\b(ref(erence)?|code|sku|article n|n°)\b/],
  [
    'name',
    /\b(designation|libelle|article|produit|prestation|intitule|objet|nom|item|name|label|service)\b/,
  ],
  ['description', /\b(description|detail|commentaire|note)s?\b/],
];
const VAT_LIKE = new Set(['0', '20', '10', '5.5', '2.1', '8.5', '1.75', '1.05', '0.9', '13']);
const CODE = /^[\p{L}\d][\p{L}\d._/-]{0,49}$/u;
