import type { ColumnChoice } from './import-columns.ts';

type Rows = string[][];

/**
 * Parts the lines that stand above the titles of the columns, such as « Liste des clients 2026 »,
 * from the rows. Each has one cell, and the row below them is known by `guess` as titles.
 */
export function takeTitleLines<Key extends string>(
  rows: Rows,
  guess: (rows: Rows) => ColumnChoice<Key>,
): { titleLines: string[]; rows: Rows } {
  const count = rows.findIndex((row) => listFilled(row).length > 1);
  const columns = rows.slice(Math.max(0, count));
  if (count < 1 || !areTitles(columns, guess)) return { titleLines: [], rows };
  return { titleLines: rows.slice(0, count).flatMap(listFilled), rows: columns };
}

function areTitles<Key extends string>(
  rows: Rows,
  guess: (rows: Rows) => ColumnChoice<Key>,
): boolean {
  const { hasHeader, keys } = guess(rows);
  const isFigure = (cell: string) => /^[\d\s.,%€+-]+$/.test(cell);
  return hasHeader && keys.filter(Boolean).length > 1 && !listFilled(rows[0] ?? []).some(isFigure);
}

function listFilled(row: readonly string[]): string[] {
  return row.filter((cell) => cell !== '');
}
