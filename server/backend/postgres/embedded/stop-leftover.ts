import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf } from '#server/backend/fault.ts';
import { startProblem } from '#server/backend/start-problem.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';

/**
 * Stops the PostgreSQL that a killed server left on a data folder: by its process number if
 * visible, else (another container) by its socket. Throws a sentence for the operator when it does
 * not end.
 */
export async function stopLeftover({ data, socketFolder }: Leftover): Promise<void> {
  const seen = readPostmaster(data);
  if (seen) return stopPostmaster(seen.pid);
  for (const end = performance.now() + LONGEST_MS; ; ) {
    const client = await reach(socketFolder);
    if (client === 'nobody') return;
    if (client !== 'somebody') await askToEnd(client);
    if (performance.now() > end) throw startProblem(sayAtWork(data));
    await wait(50);
  }
}

type Leftover = { data: string; socketFolder: string };

export function sayAtWork(data: string): string {
  return `PostgreSQL tourne encore sur « ${data} », dans un autre conteneur : arrêtez ce conteneur, puis relancez.`;
}

/**
 * Connects to the socket; « somebody » refuses connections: it is starting, stopping or suspended.
 */
async function reach(socketFolder: string): Promise<Client | 'somebody' | 'nobody'> {
  const client = new Client({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    return NOBODY.has(codeOf(error)) ? 'nobody' : 'somebody';
  }
}

/** The server’s process number means nothing here: it signals itself from its own shell. */
async function askToEnd(client: Client): Promise<void> {
  try {
    await client.query(
      `copy (select) to program 'read -r pid < postmaster.pid && kill -INT "$pid"'`,
    );
    await client.end();
  } catch {
    // It is already stopping, and closed this connection.
  }
}

/** Nothing listens, or no socket exists. */
const NOBODY = new Set(['ECONNREFUSED', 'ENOENT']);
const ANSWER_MS = 3000;
const LONGEST_MS = 15_000;
