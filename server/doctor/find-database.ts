import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Access, accessBySocket, accessByUrl } from '#server/backend/postgres/access.ts';
import { chooseFolders } from '#server/backend/postgres/embedded/choose-folders.ts';
import { readPostmaster } from '#server/backend/postgres/embedded/postmaster.ts';
import { findSystemUser } from '#server/backend/postgres/embedded/system-user.ts';
import { isStartProblem } from '#server/backend/start-problem.ts';
import type { Environment } from '#server/environment.ts';
import { type Told, tell } from './diagnosis.ts';

export type FoundDatabase = {
  /** Null when it is not to be asked: `told` says why. */
  access: Access | null;
  /** A folder on the disk of the embedded one. */
  folder: string | null;
  told: Told[];
};

/** How to ask the database of the settings without starting or changing anything. */
export function findDatabase({
  databaseUrl,
  dataDirectory,
}: Pick<Environment, 'databaseUrl' | 'dataDirectory'>): FoundDatabase {
  if (databaseUrl !== null) return { access: accessByUrl(databaseUrl), folder: null, told: [] };
  if (!existsSync(dataDirectory)) return closed(null, tell('unseen', NOT_MADE));
  try {
    const { data, socket } = chooseFolders(dataDirectory, findSystemUser());
    if (!existsSync(join(data, 'PG_VERSION')))
      return closed(dataDirectory, tell('unseen', NOT_MADE));
    if (readPostmaster(data) === null) return closed(data, tell('unseen', STOPPED));
    return { access: accessBySocket(socket), folder: data, told: [] };
  } catch (error) {
    if (!isStartProblem(error)) throw error;
    return closed(null, tell('wrong', error.message));
  }
}

function closed(folder: string | null, told: Told): FoundDatabase {
  return { access: null, folder, told: [told] };
}

const NOT_MADE = 'There is no database in DATA_DIR yet: the first start makes it.';
const STOPPED =
  'The PostgreSQL of DATA_DIR does not run, or runs for another user: its version, roles, migrations, clock and messages were not looked at. Start the server, then run this again as its user.';
