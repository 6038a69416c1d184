import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarize } from '../statistics.ts';
import { type Account, type BackendContender, signInAll } from './contender.ts';
import { installLoad, type Load, load } from './load.ts';
import { fillList, type Scenario, scenarios } from './scenarios.ts';
import { startLite, startOurs } from './start-contenders.ts';

export type BackendFigure = { scenario: Scenario; connections: number; ours: Load; peer: Load };

const CONNECTIONS = [1, 16, 64];

/** Both in turn, on one PostgreSQL, in one run. */
export async function measureBackend(): Promise<BackendFigure[]> {
  installLoad();
  const folder = mkdtempSync(join(tmpdir(), 'facturier-bench-'));
  chmodSync(folder, 0o755);
  const emails = Array.from({ length: ACCOUNTS }, (_, index) => `compte-${index}@exemple.fr`);
  const contenders: BackendContender[] = [];
  try {
    contenders.push(await startOurs(folder, emails));
    contenders.push(await startLite(folder, emails));
    return await compare(contenders, emails);
  } finally {
    for (const { stop } of contenders.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  contenders: readonly BackendContender[],
  emails: readonly string[],
): Promise<BackendFigure[]> {
  const [ours, peer] = await Promise.all(contenders.map((one) => prepare(one, emails)));
  if (!ours || !peer) throw new Error('Two are compared');
  const figures: BackendFigure[] = [];
  for (const scenario of scenarios)
    for (const connections of CONNECTIONS) {
      console.error(`… ${scenario.name}, ${connections} connections`);
      const loads: { ours: Load[]; peer: Load[] } = { ours: [], peer: [] };
      // In short turns, so that what else the machine does falls on both.
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const isWarmUp = turn === 0;
        const one = await measure(ours, { scenario, connections });
        const other = await measure(peer, { scenario, connections });
        if (isWarmUp) continue;
        loads.ours.push(one);
        loads.peer.push(other);
      }
      figures.push({ scenario, connections, ours: middle(loads.ours), peer: middle(loads.peer) });
    }
  return figures;
}

function middle(loads: readonly Load[]): Load {
  return {
    perSecond: summarize(loads.map(({ perSecond }) => perSecond)).median,
    p99: summarize(loads.map(({ p99 }) => p99)).median,
    failures: loads.reduce((sum, { failures }) => sum + failures, 0),
  };
}

type Ready = {
  contender: BackendContender;
  accounts: readonly Account[];
  emails: readonly string[];
};

async function prepare(contender: BackendContender, emails: readonly string[]): Promise<Ready> {
  const accounts = await signInAll(contender, emails);
  await fillList(contender, accounts);
  return { contender, accounts, emails };
}

async function measure(
  { contender, accounts, emails }: Ready,
  { scenario, connections }: { scenario: Scenario; connections: number },
): Promise<Load> {
  const { method, path, isSpent = false, seconds = TURN_S } = scenario;
  // Of sessions of their own: a refresh token that was used before is worth nothing.
  const own = isSpent ? await signInAll(contender, emails.slice(0, connections)) : accounts;
  const headers = {
    ...contender.headers,
    'Content-Type': 'application/json',
    ...scenario.headers(own),
  };
  const url = `${contender.origin}${path}`;
  const bodies = scenario.bodies(own);
  return load({ url, method, headers, bodies, spent: isSpent, connections, seconds });
}

/** One for each connection, so that none waits for the token of another. */
const ACCOUNTS = 64;
const TURNS = 3;
const TURN_S = 2;
