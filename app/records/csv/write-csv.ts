/**
 * A CSV that French spreadsheets open as it is: semicolons, a byte order mark, and no cell that
 * they would run.
 */
export async function writeCsv(rows: readonly (readonly (string | number)[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `\ufeff${text}\r\n`;
}

/** What begins like a formula; a negative number is none. */
const FORMULA = /^(?!-?[\d\s.,]+$)[=+\-@\t\r]/;
