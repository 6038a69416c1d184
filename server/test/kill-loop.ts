import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#app/data/account/database.generated.ts';
import { PASSWORD } from './auth-site.ts';
import {
  kill,
  killPostgres,
  makeDataFolder,
  readKeys,
  type SpawnedServer,
  startServer,
} from './spawned-server.ts';

type Client = SupabaseClient<Database>;
export type KillReport = {
  kills: number;
  acknowledged: number;
  lost: string[];
  longestStartMs: number;
};

/**
 * Kills the server, PostgreSQL or both at any moment while rows are added by several hands, starts again, and reads: what was
 * acknowledged and is not there any more is lost.
 */
export async function runKillLoop(kills: number): Promise<KillReport> {
  const { folder, remove } = makeDataFolder();
  const acknowledged = new Set<string>();
  const report: KillReport = { kills: 0, acknowledged: 0, lost: [], longestStartMs: 0 };
  let server: SpawnedServer | null = null;
  try {
    server = await startServer(folder);
    await addUser(server, folder);
    for (; report.kills < kills; report.kills += 1) {
      const writing = addRows(await signIn(server, folder), acknowledged);
      // Of all moments, none is better than another.
      await wait(40 + Math.random() * 400);
      const start = performance.now();
      const { isServerLeft } = await killSome(server, { folder, turn: report.kills });
      await writing;
      if (isServerLeft) await untilBack(server, folder);
      else server = await startServer(folder);
      report.longestStartMs = Math.max(report.longestStartMs, performance.now() - start);
      report.lost.push(...(await findLost(await signIn(server, folder), acknowledged)));
    }
    return { ...report, acknowledged: acknowledged.size };
  } finally {
    if (server) await kill(server.process);
    await remove();
  }
}

/** In turn both, the server alone (PostgreSQL runs on), PostgreSQL first, and PostgreSQL alone, in all the ways that it ends. */
async function killSome(
  server: SpawnedServer,
  { folder, turn }: { folder: string; turn: number },
): Promise<{ isServerLeft: boolean }> {
  const isServerLeft = turn % 4 === 3;
  const signal = isServerLeft ? WAYS_TO_END[((turn - 3) / 4) % WAYS_TO_END.length] : 'SIGKILL';
  if (turn % 4 !== 1) killPostgres(folder, signal);
  if (turn % 4 === 2) await wait(30);
  if (!isServerLeft) await kill(server.process);
  return { isServerLeft };
}

/** The same process serves again by itself. */
async function untilBack(server: SpawnedServer, folder: string): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; ) {
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      throw new Error('The server ended with its PostgreSQL');
    const operator = createClient<Database>(server.origin, readKeys(folder).secret, { auth: ALONE });
    const { error } = await operator.from('leads').select('email').limit(1);
    if (!error) return;
    await wait(100);
  }
  throw new Error('The server did not find its PostgreSQL again');
}

async function addUser({ origin }: SpawnedServer, folder: string): Promise<void> {
  const operator = createClient(origin, readKeys(folder).secret, { auth: ALONE });
  const { error } = await operator.auth.admin.createUser({
    email: EMAIL,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
}

async function signIn({ origin }: SpawnedServer, folder: string): Promise<Client> {
  const client = createClient<Database>(origin, readKeys(folder).publishable, { auth: ALONE });
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** Until the server does not answer any more. Each row has a name of its own; only what was answered counts. */
async function addRows(client: Client, acknowledged: Set<string>): Promise<void> {
  const work = async () => {
    for (;;) {
      const name = randomUUID();
      const { error, status } = await client.from('clients').insert({ name });
      if (error || status !== 201) return;
      acknowledged.add(name);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

async function findLost(client: Client, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>();
  for (let offset = 0; ; offset += 1000) {
    const { data, error } = await client
      .from('clients')
      .select('name')
      .order('name')
      .range(offset, offset + 999);
    if (error) throw error;
    for (const { name } of data) found.add(name);
    if (data.length < 1000) break;
  }
  return [...acknowledged].filter((name) => !found.has(name));
}

const LONGEST_MS = 60_000;
/** Killed, cut short, and asked to end while it is asked for rows. */
const WAYS_TO_END = ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const;
const EMAIL = 'durable@exemple.fr';
const ALONE = { autoRefreshToken: false, persistSession: false };
