import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#app/data/account/database.generated.ts';
import { PASSWORD } from '../auth-site.ts';
import { kill, type SpawnedServer } from '../spawned-server.ts';
import type { KillStage } from './kill-stage.ts';

type Client = SupabaseClient<Database>;
export type KillReport = {
  kills: number;
  acknowledged: number;
  lost: string[];
  longestStartMs: number;
};

/**
 * Kills the server, its database or both while rows are being added, restarts, and looks for
 * acknowledged rows that are lost.
 */
export async function runKillLoop(kills: number, stage: KillStage): Promise<KillReport> {
  const acknowledged = new Set<string>();
  const report: KillReport = { kills: 0, acknowledged: 0, lost: [], longestStartMs: 0 };
  let server: SpawnedServer | null = null;
  try {
    server = await stage.startServer();
    const secret = await stage.readSecret();
    await addUser(connect(server, secret));
    for (; report.kills < kills; report.kills += 1) {
      const stopAdding = startAdding(await signIn(server), acknowledged);
      // Moments spread evenly.
      await wait(40 + 400 * ((report.kills * GOLDEN_RATIO) % 1));
      const start = performance.now();
      const { isServerLeft } = await killSome(server, { stage, turn: report.kills });
      await stopAdding();
      if (isServerLeft) await untilBack(server, secret);
      else server = await stage.startServer();
      report.longestStartMs = Math.max(report.longestStartMs, performance.now() - start);
      report.lost.push(...(await findLost(await signIn(server), acknowledged)));
    }
    return { ...report, acknowledged: acknowledged.size };
  } finally {
    if (server) await kill(server.process);
    await stage.remove();
  }
}

/**
 * In turn: both, the server, the database before the server, and the database alone by each signal.
 */
async function killSome(
  server: SpawnedServer,
  { stage, turn }: { stage: KillStage; turn: number },
): Promise<{ isServerLeft: boolean }> {
  const isServerLeft = turn % 4 === 3;
  const signal = isServerLeft ? (WAYS_TO_END[Math.floor(turn / 4) % 3] ?? 'SIGKILL') : 'SIGKILL';
  const back = turn % 4 === 1 ? Promise.resolve() : stage.endDatabase(signal);
  if (turn % 4 === 2) await wait(30);
  if (!isServerLeft) await kill(server.process);
  await back;
  return { isServerLeft };
}

async function untilBack(server: SpawnedServer, secret: string): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; ) {
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      throw new Error('The server ended with its database');
    const { error } = await connect(server, secret).from('leads').select('email').limit(1);
    if (!error) return;
    await wait(100);
  }
  throw new Error('The server did not find its database again');
}

async function addUser(operator: Client): Promise<void> {
  const { error } = await operator.auth.admin.createUser({
    email: EMAIL,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
}

async function signIn(server: SpawnedServer): Promise<Client> {
  const { publishableKey } = await (await fetch(`${server.origin}/config.json`)).json();
  const client = connect(server, publishableKey);
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  if (error) throw error;
  return client;
}

function connect({ origin }: SpawnedServer, key: string): Client {
  return createClient<Database>(origin, key, { auth: ALONE });
}

/** Adds rows with unique names and notes those acknowledged. Returns the function that stops it. */
function startAdding(client: Client, acknowledged: Set<string>): () => Promise<void> {
  let isStopped = false;
  const work = async () => {
    while (!isStopped) {
      const name = randomUUID();
      const { error, status } = await client.from('clients').insert({ name });
      if (!error && status === 201) acknowledged.add(name);
    }
  };
  const hands = Promise.all(Array.from({ length: 4 }, work));
  return async () => {
    isStopped = true;
    await hands;
  };
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

const GOLDEN_RATIO = 0.618034;
const LONGEST_MS = 60_000;
/** Killed, immediate shutdown, and fast shutdown during a query. */
const WAYS_TO_END = ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const;
const EMAIL = 'durable@exemple.fr';
const ALONE = { autoRefreshToken: false, persistSession: false };
