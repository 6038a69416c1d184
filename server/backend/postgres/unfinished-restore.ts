import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startProblem } from '#server/backend/start-problem.ts';

/** In a data directory from the beginning of a restore to its end. */
export const RESTORE_MARK = 'restore.unfinished';

/** Throws a sentence for the operator where a restore was begun and did not end. */
export function refuseUnfinishedRestore(dataDirectory: string): void {
  if (!existsSync(join(dataDirectory, RESTORE_MARK))) return;
  throw startProblem(
    `La restauration du dossier « ${dataDirectory} » n’est pas allée au bout : relancez « facturier admin restore » sur lui, qui recommence, ou donnez un autre dossier avec DATA_DIR.`,
  );
}
