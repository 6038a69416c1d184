import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { writeKeyFile } from '#server/backend/keys/key-file.ts';
import { parseKeys } from '#server/backend/keys/keys.ts';
import { startProblem } from '#server/backend/start-problem.ts';
import type { Manifest } from './archive-manifest.ts';
import { buildSchema, type SchemaSources } from './build-schema.ts';
import { countStored } from './count-stored.ts';
import { findBrokenChains } from './find-broken-chains.ts';
import { KEYS_FILE, restoreMessage } from './kept-files.ts';
import { loadTables, setSequences } from './load-tables.ts';
import { type EntrySink, readArchive } from './read-archive.ts';
import type { BackupPlace } from './write-backup.ts';

export type Restoring = BackupPlace & {
  path: string;
  manifest: Manifest;
  sources: SchemaSources;
  /** Whether messages that waited are to be sent. */
  withMail: boolean;
};

/**
 * Makes the database of a backup, at its version, in the caller’s transaction, and puts its keys
 * and messages where servers look for them. Throws when what is there then is not what was.
 */
export async function fillDatabase(owner: Client, restoring: Restoring): Promise<void> {
  const { manifest, sources } = restoring;
  await owner.query(SETTINGS);
  await buildSchema(owner, manifest.versions, sources);
  const keys = await loadEntries(owner, restoring);
  await setSequences(owner, manifest.sequences);
  await restoreKeys(owner, { ...restoring, keys });
  if (!restoring.withMail) await owner.query(GIVE_UP_MAIL);
  await requireSame(owner, restoring);
}

/** Returns the text of the file of keys, null without one. */
async function loadEntries(
  owner: Client,
  { path, manifest, dataDirectory, withMail }: Restoring,
): Promise<string | null> {
  const found: { keys: string | null } = { keys: null };
  const takeFile = async (name: string, bytes: Buffer) => {
    if (name === KEYS_FILE) found.keys = bytes.toString('utf8');
    else await restoreMessage({ dataDirectory, isSent: withMail }, { name, bytes });
  };
  await loadTables(owner, manifest.tables, async (write) => {
    await readArchive(path, (entry) => {
      const [, table] = /^tables\/([^/]+)\//.exec(entry) ?? [];
      if (table) return { write: (bytes) => write(table, bytes), end: () => undefined };
      return collect((bytes) => takeFile(entry.slice('files/'.length), bytes));
    });
  });
  return found.keys;
}

/** Keys go where servers of this database look for them, wherever they were before. */
async function restoreKeys(
  owner: Client,
  { keys, databaseUrl, dataDirectory }: BackupPlace & { keys: string | null },
): Promise<void> {
  if (databaseUrl !== null) {
    if (keys !== null) await owner.query(WRITE_KEYS, [parseKeys(keys)]);
    return;
  }
  const { rows } = await owner.query<{ keys: unknown }>('select keys from auth.server_keys');
  const kept = keys ?? (rows[0] ? JSON.stringify(rows[0].keys) : null);
  if (kept !== null) writeKeyFile(dataDirectory, parseKeys(kept));
}

async function requireSame(owner: Client, { manifest, withMail }: Restoring): Promise<void> {
  const { counts, brokenChains } = manifest;
  const expected = { ...counts, waiting: withMail ? counts.waiting : 0, brokenChains };
  const found = { ...(await countStored(owner)), brokenChains: await findBrokenChains(owner) };
  if (isDeepStrictEqual(found, expected)) return;
  const cause = JSON.stringify({ expected, found });
  throw startProblem('What was restored is not what the backup counts: nothing was kept.', cause);
}

function collect(take: (bytes: Buffer) => Promise<void>): EntrySink {
  const parts: Uint8Array[] = [];
  return {
    write: (bytes) => {
      parts.push(bytes);
    },
    end: () => take(Buffer.concat(parts)),
  };
}

const SETTINGS = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = 0; set local datestyle = 'ISO, YMD'`;
const WRITE_KEYS = `insert into auth.server_keys (keys) values ($1)
  on conflict (is_only) do update set keys = excluded.keys`;
/** They stay in the log of messages, with this reason. */
const GIVE_UP_MAIL = `with given_up as (delete from private.mail_queue returning id)
  update public.email_logs set status = 'failed', reason = 'restored'
  where id in (select id from given_up)`;
