import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { measurePause, PASSWORDS, type PauseFigures } from './backend/measure-pause.ts';
import { sumShares } from './backend/process-memory.ts';
import { table } from './format.ts';
import { summarize } from './statistics.ts';

/** Start on an empty and a known folder, in ms; memory, in MB; blocking by password checks. */
export type ServerFigures = {
  firstStart: number;
  nextStart: number;
  atRest: number;
  atWork: number;
  pause: PauseFigures;
};

/**
 * Medians of several starts of `server/main.ts`; memory is the PSS (Linux), PostgreSQL included.
 */
export async function measureServerStart(): Promise<ServerFigures> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce());
  const median = (name: keyof Run) =>
    Math.round(summarize(runs.map((figures) => figures[name])).median);
  return {
    firstStart: median('firstStart'),
    nextStart: median('nextStart'),
    atRest: median('atRest'),
    atWork: median('atWork'),
    pause: await measurePause(),
  };
}

export function formatServerStart({
  firstStart,
  nextStart,
  atRest,
  atWork,
  pause,
}: ServerFigures): string {
  const idle = `${pause.idle.toFixed(0)} ms without them, ${pause.refused} refused`;
  const blocked = `longest pause of the event loop while ${PASSWORDS} passwords are checked (${idle})`;
  return table(
    ['measure', 'figure', 'target'],
    [
      ['ready on an empty folder', `${firstStart} ms`, '4000 ms'],
      ['ready on a known folder', `${nextStart} ms`, '1500 ms'],
      ['memory at rest (PSS, PostgreSQL included)', `${atRest} MB`, '250 MB'],
      [`memory after ${REQUESTS} requests`, `${atWork} MB`, '250 MB'],
      [blocked, `${pause.busy.toFixed(0)} ms`, '50 ms'],
    ],
  );
}

type Run = Omit<ServerFigures, 'pause'>;

async function measureOnce(): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-bench-'));
  chmodSync(folder, 0o755);
  try {
    const first = await startServer(folder);
    await stopServer(first.server);
    const next = await startServer(folder);
    const atRest = sumShares(next.server.pid ?? 0);
    await makeRequests(next.origin);
    const atWork = sumShares(next.server.pid ?? 0);
    await stopServer(next.server);
    return { firstStart: first.ms, nextStart: next.ms, atRest, atWork };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function startServer(
  folder: string,
): Promise<{ server: ChildProcess; origin: string; ms: number }> {
  const start = performance.now();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG: 'faults',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('A pipe was asked for');
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  return { server, origin: line.split(' : ')[1] ?? '', ms: performance.now() - start };
}

async function stopServer(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM');
  await once(server, 'exit');
}

/** Pages, accounts and data, concurrently: a minute of a small office. */
async function makeRequests(origin: string): Promise<void> {
  const { publishableKey } = await (await fetch(`${origin}/config.json`)).json();
  const headers = { apikey: publishableKey, 'Content-Type': 'application/json' };
  for (let sent = 0; sent < REQUESTS; sent += 8) {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => fetch(`${origin}/rest/v1/clients`, { headers })),
      ...Array.from({ length: 2 }, () => fetch(origin)),
      fetch(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email: `personne-${sent}@exemple.fr`, password: 'cheval-pile' }),
      }),
    ]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
}

const RUNS = 5;
const REQUESTS = 400;
