import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
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
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
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
