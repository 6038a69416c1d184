import { measurePause, PASSWORDS, type PauseFigures } from './backend/measure-pause.ts';
import { sumShares } from './backend/process-memory.ts';
import { table } from './format.ts';
import { makeFolder } from './machine/make-folder.ts';
import { startChild } from './machine/start-child.ts';
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
  const starts: Start[] = [];
  for (let run = 0; run < RUNS; run += 1) starts.push(await measureOnce());
  const median = (name: keyof Start) =>
    Math.round(summarize(starts.map((figures) => figures[name])).median);
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

type Start = Omit<ServerFigures, 'pause'>;

async function measureOnce(): Promise<Start> {
  using folder = makeFolder();
  const firstStart = await startOnce(folder.path);
  await using server = await startServer(folder.path);
  const atRest = sumShares(server.pid);
  await makeRequests(server.origin);
  return { firstStart, nextStart: server.ms, atRest, atWork: sumShares(server.pid) };
}

async function startOnce(folder: string): Promise<number> {
  await using server = await startServer(folder);
  return server.ms;
}

async function startServer(folder: string) {
  const start = performance.now();
  const variables = { ...VARIABLES, DATA_DIR: folder };
  const server = await startChild('server/main.ts', { variables });
  return { ...server, ms: performance.now() - start };
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
const VARIABLES = { PORT: '0', HOST: '127.0.0.1', LOG: 'faults', RATE_LIMIT_FACTOR: '1000' };
