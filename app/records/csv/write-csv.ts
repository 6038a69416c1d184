/**
 * For French spreadsheets: semicolons, a byte order mark, and no cell that they would run as a
 * formula.
 */
export async function writeCsv(rows: readonly (readonly (string | number)[])[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const text = papa.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `\ufeff${text}\r\n`;
}

/** The start of a formula, negative numbers excepted; full-width signs begin one too. */
const FORMULA = /^(?!-?[\d\s.,]+$)[=+\-@＝＋－＠\t\r]/;
