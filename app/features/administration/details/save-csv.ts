import { saveFile } from '#app/lib/save-file.ts';
import type { DetailKind } from './detail-kinds.ts';
import type { DetailTable } from './read-page.ts';

/** The rows that are shown, as French spreadsheets open them. */
export async function saveCsv(kind: DetailKind, table: DetailTable): Promise<void> {
  const { default: papa } = await import('papaparse');
  saveFile(`administration-${kind}.csv`, `\uFEFF${writeCsv(papa, table)}`, 'text/csv');
}

/** A cell that a spreadsheet would compute is a text (`escapeFormulae`). */
function writeCsv(papa: typeof import('papaparse'), { heads, rows }: DetailTable): string {
  return papa.unparse(
    { fields: [...heads], data: rows.map(({ cells }) => [...cells]) },
    { delimiter: ';', escapeFormulae: true },
  );
}
