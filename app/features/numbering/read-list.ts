import { parseTable } from '#app/lib/encoding/parse-table.ts';
import { parseDate } from '#documents';

/** A number with its day, YYYY-MM-DD, empty when it is not known. */
export type ListedNumber = { number: string; date: string };

/** Which column is which, by position; null for none. */
export type ListColumns = { number: number; date: number | null };

/**
 * A list as it was read: its cells, without the line of titles, and what its columns are taken for.
 */
export type ReadList = {
  titles: string[];
  rows: string[][];
  columns: ListColumns;
  numbers: ListedNumber[];
};

/**
 * Reads a pasted list or a CSV file: one number a line, with its date beside it or in a column of
 * its own. `chosen` columns come before those that are guessed. `today` is YYYY-MM-DD.
 */
export function readList(text: string, today: string, chosen?: ListColumns | null): ReadList {
  const table = splitTable(text);
  const width = table[0]?.length ?? 0;
  const cells = width === 1 ? table.map(([cell = '']) => splitLine(cell, today)) : table;
  const hasTitles = width > 1 && isTitle(cells[0] ?? [], today);
  const rows = hasTitles ? cells.slice(1) : cells;
  const titles = hasTitles ? (cells[0] ?? []) : [];
  const guessed = width === 1 ? { number: 0, date: 1 } : guessColumns(rows, titles, today);
  const columns = chosen && chosen.number < (rows[0]?.length ?? 0) ? chosen : guessed;
  const numbers = rows
    .map((row) => ({
      number: cleanNumber(row[columns.number] ?? ''),
      date: columns.date === null ? '' : (toDate(row[columns.date] ?? '', today) ?? ''),
    }))
    .filter(({ number }) => number !== '');
  return { titles, rows, columns, numbers };
}

/** A mark that only some lines have parts nothing: each line is then one cell. */
function splitTable(text: string): string[][] {
  const table = parseTable(text);
  const parted = table.filter((row) => row.filter((cell) => cell !== '').length > 1);
  if (parted.length * 2 >= table.length) return table;
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => [line]);
}

/** « F-2026-0001 05/01/2026 », « 05/01/2026 ; F-2026-0001 » */
function splitLine(line: string, today: string): [string, string] {
  const found = DATE_IN_LINE.exec(line);
  const rest = found ? line.replace(found[0], ' ').replace(EDGES, '') : '';
  const date = found ? toDate(found[1] ?? '', today) : null;
  return found && date !== null && /\d/.test(rest) ? [rest, date] : [line.replace(EDGES, ''), ''];
}

function isTitle(row: readonly string[], today: string): boolean {
  return row.every((cell) => !/\d/.test(cell) && toDate(cell, today) === null);
}

/**
 * The column of dates is the one where most cells are; the number is in the one that says so, else
 * in the one that repeats itself least.
 */
function guessColumns(
  rows: readonly (readonly string[])[],
  titles: readonly string[],
  today: string,
): ListColumns {
  const width = rows[0]?.length ?? 0;
  const places = Array.from({ length: width }, (_, index) => index);
  const dates = places.filter(
    (at) => share(rows, at, (cell) => toDate(cell, today) !== null) > 0.5,
  );
  const named = dates.find((at) => /émission|facture|date/i.test(titles[at] ?? ''));
  const others = places.filter((at) => !dates.includes(at));
  const titled = others.find((at) => NUMBER_TITLE.test(titles[at] ?? ''));
  const scores = others.map((at) => ({ at, score: scoreNumber(rows, at) }));
  const best = scores.sort((a, b) => b.score - a.score || a.at - b.at)[0];
  return { number: titled ?? best?.at ?? 0, date: named ?? dates[0] ?? null };
}

/** Digits in each cell, letters or dashes in some, no spaces or decimals, and few repetitions. */
function scoreNumber(rows: readonly (readonly string[])[], at: number): number {
  const distinct = new Set(rows.map((row) => row[at])).size / Math.max(1, rows.length);
  const counts = share(rows, at, (cell) => /\d/.test(cell));
  const looks = share(
    rows,
    at,
    (cell) => /^[^\s,]*\d[^\s,]*$/.test(cell) && /[A-Za-z\-_/]|^0/.test(cell),
  );
  return distinct + counts + looks * 2;
}

function share(
  rows: readonly (readonly string[])[],
  at: number,
  test: (cell: string) => boolean,
): number {
  const filled = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
}

function toDate(cell: string, today: string): string | null {
  const [day = ''] = cell.trim().split(/[ T]/);
  return /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(day) ? parseDate(day, today) : null;
}

function cleanNumber(cell: string): string {
  return cell.replace(/^(?:facture|avoir)?\s*n(?:°|º|o\.?)\s*/i, '').trim();
}

const DATE_IN_LINE =
  /(?:^|[\s;,(])(?:du\s+|le\s+)?((?:\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}))(?=$|[\s;,)])/;
const EDGES = /^[\s;,()•*–-]+|[\s;,()]+$/g;
const NUMBER_TITLE = /num|n°|nº|facture|réf|ref|pièce|piece/i;
