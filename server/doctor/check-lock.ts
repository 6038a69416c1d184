import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFate, parseHolder } from '#server/backend/postgres/lock-holder.ts';
import { readIfThere } from '#server/backend/read-if-there.ts';
import { type Told, tell } from './diagnosis.ts';

/** Whether a server holds the data folder: by its process, else by the date that it renews. */
export async function checkLock(folder: string, watchMs = WATCH_MS): Promise<Told[]> {
  const file = join(folder, 'server.lock');
  const text = readIfThere(file);
  if (text === '') return [tell('good', 'No server runs on DATA_DIR.')];
  const holder = parseHolder(text);
  const fate = holder ? findFate(holder) : 'unknown';
  if (fate === 'alive')
    return [tell('good', `A server runs on DATA_DIR (process ${holder?.pid}).`)];
  if (fate === 'unknown' && (await isRenewed(file, watchMs)))
    return [tell('good', 'A server of another container or machine runs on DATA_DIR.')];
  return [
    tell(
      'advice',
      'The last server on DATA_DIR was killed: the next start takes over, do nothing.',
    ),
  ];
}

async function isRenewed(file: string, watchMs: number): Promise<boolean> {
  const before = dateOf(file);
  for (const end = performance.now() + watchMs; performance.now() < end; ) {
    await wait(LOOK_MS);
    if (dateOf(file) !== before) return true;
  }
  return false;
}

function dateOf(file: string): bigint | null {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs ?? null;
}

/** A server renews it every two seconds, later when it is busy. */
const WATCH_MS = 7000;
const LOOK_MS = 100;
