import { saveFile } from '#app/lib/save-file.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { site } from '#content/site.ts';

/** The file name holds the date. */
export function saveExport(json: string): void {
  saveFile(
    `${site.name.toLowerCase()}-mes-donnees-${todayInFrance()}.json`,
    json,
    'application/json',
  );
}
