import { takeSeparatorLine } from '#app/lib/encoding/csv/separator-line.ts';
import { parseTable } from '#app/lib/encoding/parse-table.ts';
import { parseDate } from '#documents';

/** `date` is YYYY-MM-DD, empty when unknown. */
export type ListedNumber = { number: string; date: string };

/** Column indexes; null for none. */
export type ListColumns = { number: number; date: number | null };

/** A parsed list: cells without the header row, and the guessed columns. */
export type ReadList = {
  titles: string[];
  rows: string[][];
  columns: ListColumns;
  numbers: ListedNumber[];
};

/**
 * Parses a pasted list or a CSV file: one number per line, with its date on the same line or in a
 * column. `chosen` columns take precedence over guesses. `today` is YYYY-MM-DD.
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

/** A separator found on some lines only is ignored: each line is then one cell. */
function splitTable(typed: string): string[][] {
  const { separator, text } = takeSeparatorLine(typed);
  const table = parseTable(text, separator);
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
 * The date column has the most dates; the number column is the one whose header says so, else the
 * one with the fewest repetitions.
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
  const issued = dates.filter((at) => !OTHER_DAY.test(titles[at] ?? ''));
  const named = issued.find((at) => /émission|facture|date/i.test(titles[at] ?? ''));
  const others = places.filter((at) => !dates.includes(at));
  const titled = others.find((at) => NUMBER_TITLE.test(titles[at] ?? ''));
  const scores = others.map((at) => ({ at, score: scoreNumber(rows, at) }));
  const best = scores.sort((a, b) => b.score - a.score || a.at - b.at)[0];
  return { number: titled ?? best?.at ?? 0, date: named ?? issued[0] ?? null };
}

/** Favours digits in every cell, some letters or dashes, no spaces or decimals, few repetitions. */
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
  const text = cell.trim();
  if (DATE_IN_WORDS.test(text)) return parseDate(text, today);
  const [day = ''] = text.split(/[ T]/);
  return /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(day) ? parseDate(day, today) : null;
}

function cleanNumber(cell: string): string {
  return cell.replace(/^(?:facture|avoir)?\s*n(?:°|º|o\.?)\s*/i, '').trim();
}

const IN_WORDS = '\\d{1,2}(?:er)?\\s\\p{L}{3,9}\\.?\\s\\d{4}';
const DATE_IN_WORDS = new RegExp(`^${IN_WORDS}$`, 'u');
const DATE_IN_LINE = new RegExp(
  `(?:^|[\\s;,(])(?:du\\s+|le\\s+)?(\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|${IN_WORDS})(?=$|[\\s;,)])`,
  'u',
);
const EDGES = /^[\s;,()•*–-]+|[\s;,()]+$/g;
/** Titles of days that are not those of the issue. */
const OTHER_DAY =
  /échéance|echeance|\bdue\b|règlement|paiement|pay[ée]e? le|livraison|prestation|limite/i;
const NUMBER_TITLE = /num|n°|nº|facture|réf|ref|pièce|piece/i;
