import { saveFile } from '#app/lib/save-file.ts';
import type { DetailKind } from './detail-kinds.ts';
import type { DetailTable } from './read-page.ts';

/** A CSV file that French spreadsheets open correctly. */
export async function saveCsv(kind: DetailKind, table: DetailTable): Promise<void> {
  const { default: papa } = await import('papaparse');
  saveFile(`administration-${kind}.csv`, `\uFEFF${writeCsv(papa, table)}`, 'text/csv');
}

/** `escapeFormulae` prevents CSV injection. */
function writeCsv(papa: typeof import('papaparse'), { heads, rows }: DetailTable): string {
  return papa.unparse(
    { fields: [...heads], data: rows.map(({ cells }) => [...cells]) },
    { delimiter: ';', escapeFormulae: true },
  );
}
