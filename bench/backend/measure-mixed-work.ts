import { prepareTurn, type Ready } from './ask-scenario.ts';
import { describeLoad, type LoadJob, load } from './load.ts';
import { readPeak, sumShares } from './process-memory.ts';
import { insert, list, page, refresh, type Scenario, signIn } from './scenarios.ts';

/** Peak of Node since its start, and with PostgreSQL meanwhile, in MB. */
export type MemoryFigure = { node: number; family: number };

/** 256 connections at once, with all kinds of work. */
export async function measureMixedWork(ready: Ready): Promise<MemoryFigure> {
  console.error('… memory under 256 connections of mixed work');
  const { pid } = ready.contender;
  const jobs: { name: string; job: LoadJob }[] = [];
  for (const { scenario, connections, from } of MIXED) {
    const job = await prepareTurn(ready, { scenario, connections, from, seconds: SECONDS });
    jobs.push({ name: `${scenario.name}, ${connections} connections`, job });
  }
  let family = 0;
  const watch = setInterval(() => {
    family = Math.max(family, sumShares(pid));
  }, WATCH_MS);
  try {
    await Promise.all(jobs.map(sayLoad));
  } finally {
    clearInterval(watch);
  }
  return { node: readPeak(pid), family };
}

async function sayLoad({ name, job }: { name: string; job: LoadJob }): Promise<void> {
  console.error(`… ${name}: ${describeLoad(await load(job))}`);
}

/** 230 clients of 20 kB each: 5 MB, the largest body allowed. */
const largeInsert: Scenario = {
  ...insert,
  name: 'an insert of 4.7 MB',
  bodies: () => {
    const buyer = { kind: 'business', notes: 'é'.repeat(9900) };
    return [JSON.stringify(Array.from({ length: 230 }, () => ({ name: 'Cycles Garance', buyer })))];
  },
};

const MIXED: readonly { scenario: Scenario; connections: number; from: string }[] = [
  { scenario: page, connections: 64, from: '192.0.2.1' },
  { scenario: list, connections: 64, from: '192.0.2.2' },
  { scenario: insert, connections: 32, from: '192.0.2.3' },
  { scenario: largeInsert, connections: 16, from: '192.0.2.4' },
  { scenario: largeInsert, connections: 16, from: '192.0.2.5' },
  { scenario: refresh, connections: 32, from: '192.0.2.6' },
  { scenario: signIn, connections: 32, from: '192.0.2.7' },
];
const SECONDS = 20;
const WATCH_MS = 250;
