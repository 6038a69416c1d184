import { foldAccents } from '#documents/model/texts/fold-accents.ts';
import { cents } from '#documents/money/amounts.ts';
import { joinTexts } from '#documents/statement/join-texts.ts';
import { readBankAmount } from '#documents/statement/read-bank-amount.ts';
import { isForeignOrder, readDay } from '#documents/statement/read-day.ts';
import type { ReadLine, ReadLines } from '#documents/statement/statement-line.ts';
import { refuseStatement } from '#documents/statement/statement-problem.ts';
import { findColumns, listMissingColumns, type StatementColumns } from './find-columns.ts';
import { isBalance } from './is-balance.ts';
import { parseRows } from './parse-rows.ts';

/** Reads a statement as French banks write it in CSV, whatever stands above its titles. */
export function readCsvLines(text: string): ReadLines {
  const sheets = DELIMITERS.map((delimiter) => readHead(text, delimiter));
  const found = sheets.find(({ missing }) => missing.length === 0);
  if (!found) return explainMissing(sheets.flatMap(({ missing }) => missing));
  const rows = parseRows(text, found.delimiter);
  const above = readCurrencyAbove(rows.slice(0, found.titleRow));
  const days = rows.slice(found.titleRow + 1).map((row) => row[found.columns.date] ?? '');
  if (isForeignOrder(days)) return refuseStatement('date-order');
  let head: Pick<Head, 'columns' | 'width' | 'delimiter'> = found;
  const read = rows.slice(found.titleRow + 1).flatMap((row) => {
    const columns = findColumns(row);
    if (listMissingColumns(columns).length === 0) head = { ...head, columns, width: row.length };
    if (isSplit(row, head)) return ['unread' as const];
    return readRow(row, head.columns, above) ?? [];
  });
  const lines = read.flatMap((line) => (line === 'unread' ? [] : [line]));
  return { ok: true, lines, unreadCount: read.length - lines.length };
}

type Head = {
  width: number;
  delimiter: string;
  columns: StatementColumns;
  titleRow: number;
  missing: ReturnType<typeof listMissingColumns>;
};

/** The row that says the most of what is needed, by one of the signs that part cells. */
function readHead(text: string, delimiter: string): Head {
  const heads = parseRows(text, delimiter, MAX_TITLE_ROW).map((row, titleRow) => {
    const columns = findColumns(row);
    return {
      width: row.length,
      delimiter,
      columns,
      titleRow,
      missing: listMissingColumns(columns),
    };
  });
  const empty = { width: 0, delimiter, columns: findColumns([]), titleRow: 0 };
  const least = Math.min(...heads.map(({ missing }) => missing.length));
  return (
    heads.find(({ missing }) => missing.length === least) ?? {
      ...empty,
      missing: listMissingColumns(empty.columns),
    }
  );
}

/** An amount whose decimal comma parts cells leaves one cell more than there are titles. */
function isSplit(
  row: readonly string[],
  { width, delimiter }: Pick<Head, 'width' | 'delimiter'>,
): boolean {
  const extra = row.slice(width);
  return delimiter === ',' ? extra.length > 0 : extra.some((cell) => cell.trim() !== '');
}

/** « Devise;USD » above the titles. */
function readCurrencyAbove(rows: readonly string[][]): string | undefined {
  const said = rows.find(([name = '']) => /^\s*(?:devise|monnaie|currency)\b/i.test(name));
  return said && readCurrency(said.slice(1).join(' '));
}

function readCurrency(text: string): string | undefined {
  if (/^\s*euros?\s*$/i.test(text)) return 'EUR';
  return /\b[A-Z]{3}\b/.exec(text.toUpperCase())?.[0];
}

/** By one sign, one column was missing; by the others, both. */
function explainMissing(missing: readonly string[]): ReadLines {
  const [dates, amounts] = ['date', 'amount'].map(
    (name) => missing.filter((one) => one === name).length,
  );
  if (dates === amounts) return refuseStatement('no-columns');
  return refuseStatement((dates ?? 0) > (amounts ?? 0) ? 'no-date' : 'no-amount');
}

/** Null for a row that is no line: a total, a note, a movement that was refused. */
function readRow(
  row: readonly string[],
  columns: StatementColumns,
  currencyAbove = 'EUR',
): ReadLine | 'unread' | null {
  const cell = (index: number) => row[index] ?? '';
  const date = readDay(cell(columns.date));
  if (NOT_BOOKED.test(foldAccents(cell(columns.state)).trim())) return null;
  if (columns.labels.some((index) => isBalance(cell(index)))) return null;
  const amount = readMoney(cell, columns);
  // A row without any date is a note or a total; with one that is not understood, a line.
  if (date === null) return isBlank(cell(columns.date)) || amount === null ? null : 'unread';
  if (amount === null) return 'unread';
  const currency = columns.titleCurrency || readCurrency(cell(columns.currency)) || currencyAbove;
  return {
    ...{ date, amount: cents(amount), currency },
    label: joinTexts(columns.labels.map(cell)),
    counterparty: joinTexts(columns.counterparties.map(cell)),
    reference: joinTexts(columns.references.map(cell)),
    isReturned: false,
  };
}

/** Banks write what is debited with a minus or without; a minus in the credits is money out. */
function readMoney(
  cell: (index: number) => string,
  { amount, debit, credit, directions }: StatementColumns,
): number | null {
  if (amount >= 0) {
    const written = readBankAmount(cell(amount));
    const isDebit = directions.some((index) => DEBIT.test(foldAccents(cell(index)).trim()));
    return written !== null && isDebit ? -Math.abs(written) : written;
  }
  const [out, into] = [cell(debit), cell(credit)].map((text) =>
    isBlank(text) ? 0 : readBankAmount(text),
  );
  if (out == null || into == null || (isBlank(cell(debit)) && isBlank(cell(credit)))) return null;
  return into - Math.abs(out);
}

function isBlank(cell: string): boolean {
  return /^\s*[-\u2013\u2014]?\s*$/.test(cell);
}

const DELIMITERS = [';', ',', '\t', '|'];
/** Account, holder, balances: some banks write a dozen rows above the titles. */
const MAX_TITLE_ROW = 60;
/** How a column says that money left. */
const DEBIT = /^(?:d|db|dr|dbit|debit|out|-|sortie|sortant)$/;
const NOT_BOOKED =
  /^(?:declined|reverted|pending|processing|failed|cancel|refus|annul|en attente|en cours|en traitement|rejet|reject|revers|echou|a venir|prevu|non comptab|impaye|planned|scheduled|upcoming|not booked|unpaid)/;
