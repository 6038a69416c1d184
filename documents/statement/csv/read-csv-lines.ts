import papa from 'papaparse';
import { foldAccents } from '#documents/model/texts/fold-accents.ts';
import { cents } from '#documents/money/amounts.ts';
import { joinTexts } from '#documents/statement/join-texts.ts';
import { readBankAmount } from '#documents/statement/read-bank-amount.ts';
import { readDay } from '#documents/statement/read-day.ts';
import type { ReadLine, ReadLines } from '#documents/statement/statement-line.ts';
import { refuseStatement } from '#documents/statement/statement-problem.ts';
import { findColumns, listMissingColumns, type StatementColumns } from './find-columns.ts';

/** Reads a statement as French banks write it in CSV, whatever stands above its titles. */
export function readCsvLines(text: string): ReadLines {
  const sheets = DELIMITERS.map((delimiter) => readHead(text, delimiter));
  const found = sheets.find(({ missing }) => missing.length === 0);
  if (!found) return explainMissing(sheets.flatMap(({ missing }) => missing));
  const rows = parse(text, found.delimiter).slice(found.titleRow + 1);
  const read = rows.flatMap((row) => readRow(row, found.columns) ?? []);
  const lines = read.flatMap((line) => (line === 'unread' ? [] : [line]));
  return { ok: true, lines, unreadCount: read.length - lines.length };
}

type Head = {
  delimiter: string;
  columns: StatementColumns;
  titleRow: number;
  missing: ReturnType<typeof listMissingColumns>;
};

/** The row that says the most of what is needed, by one of the signs that part cells. */
function readHead(text: string, delimiter: string): Head {
  const heads = parse(text, delimiter, MAX_TITLE_ROW).map((row, titleRow) => {
    const columns = findColumns(row);
    return { delimiter, columns, titleRow, missing: listMissingColumns(columns) };
  });
  const empty = { delimiter, columns: findColumns([]), titleRow: 0 };
  const least = Math.min(...heads.map(({ missing }) => missing.length));
  return (
    heads.find(({ missing }) => missing.length === least) ?? {
      ...empty,
      missing: listMissingColumns(empty.columns),
    }
  );
}

function parse(text: string, delimiter: string, preview = 0): string[][] {
  return papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy', preview }).data;
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
function readRow(row: readonly string[], columns: StatementColumns): ReadLine | 'unread' | null {
  const cell = (index: number) => row[index] ?? '';
  const date = readDay(cell(columns.date));
  if (date === null || NOT_BOOKED.test(foldAccents(cell(columns.state)))) return null;
  const amount = readMoney(cell, columns);
  if (amount === null) return 'unread';
  const currency = /[A-Z]{3}/.exec(cell(columns.currency).toUpperCase())?.[0] ?? 'EUR';
  return {
    ...{ date, amount: cents(amount), currency },
    label: joinTexts(columns.labels.map(cell)),
    counterparty: joinTexts(columns.counterparties.map(cell)),
    reference: joinTexts(columns.references.map(cell)),
    isReturned: false,
  };
}

/** Banks write what is debited with a minus or without. */
function readMoney(
  cell: (index: number) => string,
  { amount, debit, credit }: StatementColumns,
): number | null {
  if (amount >= 0) return readBankAmount(cell(amount));
  const [out, into] = [cell(debit), cell(credit)].map((text) =>
    text.trim() === '' ? 0 : readBankAmount(text),
  );
  if (out == null || into == null || (cell(debit) + cell(credit)).trim() === '') return null;
  return Math.abs(into) - Math.abs(out);
}

const DELIMITERS = [';', ',', '\t', '|'];
/** Account, holder, balances: some banks write a dozen rows above the titles. */
const MAX_TITLE_ROW = 60;
const NOT_BOOKED =
  /^(?:declined|reverted|pending|processing|failed|cancel|refus|annul|en attente|en cours|rejet|echou)/;
