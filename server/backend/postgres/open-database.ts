import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { type Access, accessBySocket, accessByUrl, type ServingRole } from './access.ts';
import { canConnect } from './can-connect.ts';
import { type Operator, startEmbedded } from './embedded/start-embedded.ts';
import { explainRefusal, requireVersion } from './explain-refusal.ts';
import { inTurn, migrate } from './migrate.ts';
import { openPool } from './open-pool.ts';
import { readPlatform } from './platform/read-platform.ts';
import { readKnownMigrations } from './read-migrations.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';

export type Database = {
  /** Serves requests through `actAs` only. */
  gateway: Pool;
  /** Reads and writes accounts, and nothing else. */
  accounts: Pool;
  stop: () => Promise<void>;
};

/**
 * Opens the database and updates it: the one of `databaseUrl` (its owner’s), else the embedded one,
 * with its files in `dataDirectory` or, as root, perhaps elsewhere. `folder` is on the disk of
 * those files, null with a URL. The owner’s connection is closed when this returns.
 */
export async function openDatabase(
  { databaseUrl, dataDirectory }: { databaseUrl: string | null; dataDirectory: string },
  operator: Operator,
): Promise<Database & { folder: string | null }> {
  if (databaseUrl !== null)
    return { ...(await connectDatabase(accessByUrl(databaseUrl))), folder: null };
  refuseUnfinishedRestore(dataDirectory);
  const embedded = await startEmbedded(dataDirectory, operator);
  try {
    const database = await connectDatabase(accessBySocket(embedded.host), embedded.stop);
    return { ...database, folder: embedded.host };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** Updates a database and connects the serving roles. */
export async function connectDatabase(
  { config, password }: Access,
  stopServer: () => Promise<void> = () => Promise.resolve(),
): Promise<Database> {
  await bringUpToDate(config, password);
  const gateway = openPool({ ...config('gateway'), max: MAX_GATEWAY });
  const accounts = openPool({ ...config('auth_service'), max: MAX_ACCOUNTS });
  return {
    gateway,
    accounts,
    stop: async () => {
      await Promise.all([gateway.end(), accounts.end()]);
      await stopServer();
    },
  };
}

async function bringUpToDate(config: Access['config'], password: string | null): Promise<void> {
  const owner = new Client({ ...config('owner'), connectionTimeoutMillis: ANSWER_MS });
  // A broken connection fails the statements, which report it.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await requireVersion(owner);
    await migrate(owner, {
      platform: readPlatform(),
      ...readKnownMigrations(),
    });
    if (password !== null)
      for (const role of SERVING) await givePassword(owner, { role, password, config });
  } catch (error) {
    throw await explainRefusal(owner, error);
  } finally {
    await owner.end();
  }
}

/** Roles belong to the whole server: another database or replica may be writing the same one. */
async function givePassword(owner: Client, serving: Serving): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await inTurn(owner, () => setPassword(owner, serving));
      return;
    } catch (error) {
      const { message } = error as Error;
      if (tries === MAX_TRIES || !message.includes('concurrently updated')) throw error;
      await wait(tries * 20);
    }
  }
}

/**
 * Only where it is lacking: the same one written again gets another salt, and a pooler that knows
 * the former could open no connection until its clients come anew.
 */
async function setPassword(owner: Client, { role, password, config }: Serving): Promise<void> {
  if (await canConnect({ ...config(role), connectionTimeoutMillis: ANSWER_MS })) return;
  await owner.query(`alter role ${role} password ${owner.escapeLiteral(password)}`);
}

type Serving = { role: ServingRole; password: string; config: Access['config'] };

const SERVING: readonly ServingRole[] = ['gateway', 'auth_service'];
const MAX_TRIES = 20;
/** An address that does not answer would block the start for minutes. */
const ANSWER_MS = 20_000;
const MAX_GATEWAY = 16;
const MAX_ACCOUNTS = 8;
