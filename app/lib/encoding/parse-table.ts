/** Whether a pasted text is more than one cell. */
export function looksLikeTable(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));
}

/**
 * Parses text copied from a spreadsheet or a CSV file: separated by `mark` or, where it is not
 * known, by tabs, else semicolons, else commas; quoted cells may hold separators, quotes and line
 * breaks. Empty rows are dropped, and short rows padded.
 */
export function parseTable(text: string, mark?: string | null): string[][] {
  const clean = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const rows = splitCells(clean, mark ?? findMark(clean))
    .map((row) => row.map((cell) => cell.replace(/[\u00a0\u202f]/g, ' ').trim()))
    .filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/**
 * Commas also appear in French decimals and sentences: they separate cells only when every row has
 * the same number of them.
 */
function findMark(text: string): string {
  if (text.includes('\t')) return '\t';
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (
    lines.some((line) => line.includes(';')) &&
    !lines.every((line) => /;\s*$/.test(line) && line.indexOf(';') === line.lastIndexOf(';'))
  )
    return ';';
  const counts = splitCells(text, ',')
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => row.length);
  const isRegular = counts.length > 1 && (counts[0] ?? 0) > 2 && new Set(counts).size === 1;
  return isRegular ? ',' : '\t';
}

/** RFC 4180 with any separator. A quote inside a cell is an ordinary character. */
function splitCells(text: string, mark: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position <= text.length) {
    const { cell, end } = readCell(text, position, mark);
    row.push(cell);
    if (text[end] !== mark) {
      rows.push(row);
      row = [];
    }
    position = end + 1;
  }
  return rows;
}

function readCell(text: string, start: number, mark: string): { cell: string; end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start, mark) : null;
  if (quoted) return quoted;
  let end = start;
  while (end < text.length && text[end] !== mark && text[end] !== '\n') end += 1;
  return { cell: text.slice(start, end), end };
}

/**
 * Null when no closing quote comes right before a separator or the end: the quote was text, as in
 * « 2" ».
 */
function readQuoted(
  text: string,
  start: number,
  mark: string,
): { cell: string; end: number } | null {
  let cell = '';
  for (let position = start + 1; position < text.length; position += 1) {
    if (text[position] !== '"') {
      cell += text[position];
    } else if (text[position + 1] === '"') {
      cell += '"';
      position += 1;
    } else {
      const end = position + 1;
      return end >= text.length || text[end] === mark || text[end] === '\n' ? { cell, end } : null;
    }
  }
  return null;
}
