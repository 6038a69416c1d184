import { existsSync, statSync } from 'node:fs';
import { countFreeBytes, isDiskFull } from '#server/operations/readiness.ts';
import { type Told, tell } from './diagnosis.ts';

/** Room where the server writes; `databaseFolder` is null where there is none on this machine. */
export async function checkDisk({
  dataDirectory,
  databaseFolder,
  isElsewhere,
}: {
  dataDirectory: string;
  databaseFolder: string | null;
  /** The database is of DATABASE_URL or of a project. */
  isElsewhere: boolean;
}): Promise<Told[]> {
  const folders = [dataDirectory, databaseFolder].filter(
    (folder) => folder !== null && existsSync(folder),
  ) as string[]; // the absent ones are left out
  const disks = new Map(folders.map((folder) => [statSync(folder).dev, folder]));
  const told = await Promise.all(
    [...disks.values()].map(async (folder) => judgeDisk(folder, await countFreeBytes(folder))),
  );
  if (!isElsewhere) return told;
  return [
    ...told,
    tell(
      'unseen',
      'The disk of the database is on another machine or of a project: watch it there.',
    ),
  ];
}

export function judgeDisk(folder: string, freeBytes: number): Told {
  const room = `${(freeBytes / 1e9).toFixed(1)} GB`;
  if (isDiskFull(freeBytes))
    return tell(
      'wrong',
      `The disk of "${folder}" is full (${room} left): make room now, the server is taken out of service.`,
    );
  if (freeBytes < COMFORT_BYTES)
    return tell(
      'advice',
      `The disk of "${folder}" has ${room} left: make room before PostgreSQL stops.`,
    );
  return tell('good', `The disk of "${folder}" has ${room} left.`);
}

/** Below it, docs/operations.md asks to make room. */
const COMFORT_BYTES = 2e9;
