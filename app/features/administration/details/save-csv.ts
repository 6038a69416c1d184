import { saveFile } from '#app/lib/save-file.ts';
import { writeCsv } from '#app/records/csv/write-csv.ts';
import type { DetailKind } from './detail-kinds.ts';
import type { DetailTable } from './read-page.ts';

export async function saveCsv(kind: DetailKind, { heads, rows }: DetailTable): Promise<void> {
  const text = await writeCsv([heads, ...rows.map(({ cells }) => cells)]);
  saveFile(`administration-${kind}.csv`, text, 'text/csv');
}
