import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runBinary } from './run-binary.ts';
import type { SystemUser } from './system-user.ts';

/**
 * Makes an empty cluster at `data`, whole or not at all: it is prepared beside, then takes its name. Text sorts as French does (ICU).
 * Anyone who reaches the socket, which only this user can, is let in: there is no password to keep.
 */
export async function initCluster(
  native: string,
  { data, user }: { data: string; user: SystemUser },
): Promise<void> {
  removeUnfinished(data);
  if (existsSync(join(data, 'PG_VERSION'))) return;
  // A start that was killed leaves its initdb at work, which removes its folder when it fails: never this one.
  const unfinished = `${data}${UNFINISHED}${randomUUID()}`;
  const options = [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=fr-FR',
    '--auth-local=trust',
    '--auth-host=reject',
  ];
  await runBinary(native, { name: 'initdb', options, user });
  renameSync(unfinished, data);
}

function removeUnfinished(data: string): void {
  const folder = dirname(data);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(data)}${UNFINISHED}`)) continue;
    // Something may still be written there.
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

const UNFINISHED = '.new-';
