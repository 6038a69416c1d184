/** Rows of JSON as CSV (RFC 4180): the names of the first row, then a line for each. What a spreadsheet would run is made plain. */
export function writeCsv(json: string): string {
  const rows = JSON.parse(json) as Record<string, unknown>[]; // written by row_to_json
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => writeCell(row[name])).join(','));
  return [names.map(writeCell).join(','), ...lines].join('\r\n');
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
