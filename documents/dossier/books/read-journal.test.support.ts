import { isCalendarDate } from '#documents/model/dates/calendar.ts';

/** A line by the names of its columns. */
export type JournalLine = Record<(typeof COLUMNS)[number], string>;

/**
 * Reads the text of a journal, and throws at what LPF A47 A-1 does not allow: columns, dates,
 * amounts, entries that are numbered, dated and balanced, one auxiliary account a client.
 */
export function readJournal(text: string): JournalLine[] {
  const [titles, ...rows] = text.split('\r\n').slice(0, -1);
  hold(titles === COLUMNS.join('\t'), 'the columns');
  const lines = rows.map(readLine);
  for (const line of lines) checkLine(line);
  checkEntries(lines);
  checkClients(lines);
  return lines;
}

function readLine(row: string): JournalLine {
  const fields = row.split('\t');
  hold(fields.length === COLUMNS.length, `${fields.length} fields`);
  return Object.fromEntries(COLUMNS.map((name, index) => [name, fields[index]])) as JournalLine; // one field a column
}

function checkLine(line: JournalLine): void {
  for (const name of REQUIRED) hold(line[name].trim() !== '', `${name} of ${line.PieceRef}`);
  for (const name of ['EcritureDate', 'PieceDate', 'ValidDate'] as const)
    hold(isCalendarDate(line[name].replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')), line[name]);
  for (const name of ['Debit', 'Credit'] as const)
    hold(/^\d+,\d\d$/.test(line[name]), `${name} ${line[name]}`);
  hold((centsOf(line.Debit) === 0) !== (centsOf(line.Credit) === 0), 'a debit or a credit');
  hold((line.CompAuxNum === '') !== line.CompteNum.startsWith('411'), 'a client');
  hold((line.CompAuxNum === '') === (line.CompAuxLib === ''), 'the name of a client');
  hold(/^[A-Z0-9]{0,17}$/.test(line.CompAuxNum), line.CompAuxNum);
  hold(/^(?:\d+,\d\d\t[A-Z]{3}|\t)$/.test(`${line.Montantdevise}\t${line.Idevise}`), 'a currency');
}

function checkEntries(lines: readonly JournalLine[]): void {
  const numbers = [...new Set(lines.map(({ EcritureNum }) => EcritureNum))];
  numbers.forEach((number, index) => {
    const own = lines.filter(({ EcritureNum }) => EcritureNum === number);
    hold(number === String(index + 1), `entry ${number} after ${index}`);
    const sum = (name: 'Debit' | 'Credit') =>
      own.reduce((total, line) => total + centsOf(line[name]), 0);
    hold(sum('Debit') === sum('Credit'), `the balance of ${number}`);
    hold(new Set(own.map(({ PieceRef }) => PieceRef)).size === 1, `one piece in ${number}`);
  });
  const days = lines.map(({ EcritureDate }) => EcritureDate);
  hold(days.join() === days.toSorted().join(), 'entries by day');
}

function checkClients(lines: readonly JournalLine[]): void {
  const names = new Map<string, string>();
  for (const { CompAuxNum, CompAuxLib } of lines) {
    hold((names.get(CompAuxNum) ?? CompAuxLib) === CompAuxLib, `${CompAuxNum} of two clients`);
    names.set(CompAuxNum, CompAuxLib);
  }
}

function centsOf(amount: string): number {
  return Number(amount.replace(',', ''));
}

function hold(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`LPF A47 A-1: ${what}`);
}

/** Written anew, not taken from the code under test. */
const COLUMNS = [
  ...(['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum'] as const),
  ...(['CompteLib', 'CompAuxNum', 'CompAuxLib', 'PieceRef', 'PieceDate'] as const),
  ...(['EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet'] as const),
  ...(['ValidDate', 'Montantdevise', 'Idevise'] as const),
] as const;
const REQUIRED = [
  ...(['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum'] as const),
  ...(['CompteLib', 'PieceRef', 'PieceDate', 'EcritureLib', 'ValidDate'] as const),
] as const;
