/**
 * Rows of JSON as CSV lines (RFC 4180) under a header of the first row’s names. Values that a
 * spreadsheet would run as formulas are neutralised, also where it splits lines at semicolons.
 */
export function* writeCsv(rows: Iterable<string>): Generator<string> {
  let names: string[] | null = null;
  for (const json of rows) {
    const row = JSON.parse(json) as Record<string, unknown>; // written by row_to_json
    if (names === null) {
      names = Object.keys(row);
      yield names.map(writeCell).join(',');
    }
    yield `\r\n${names.map((name) => writeCell(row[name])).join(',')}`;
  }
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
