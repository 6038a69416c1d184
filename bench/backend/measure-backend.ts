import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '#scripts/build-if-changed.ts';
import { makeFolder } from '../machine/make-folder.ts';
import type { Options } from '../options.ts';
import { summarize } from '../statistics.ts';
import { askScenario, prepare, type Ready } from './ask-scenario.ts';
import type { BackendContender } from './contender.ts';
import { describeLoad, installLoad, type Load } from './load.ts';
import { type MemoryFigure, measureMixedWork } from './measure-mixed-work.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { startOurs } from './start-contenders.ts';
import { startLite, startStatic } from './start-peers.ts';

/** A scenario, its connections and result; `former` is the server of another checkout. */
export type BackendFigure = {
  scenario: Scenario;
  connections: number;
  ours: Load;
  former: Load | null;
  peer: Load;
};
export type BackendFigures = {
  loads: readonly BackendFigure[];
  memory: { ours: MemoryFigure; former: MemoryFigure | null };
};

/** Ours, the peers and a `former` checkout if given, in one run; `turns` measurements per load. */
export async function measureBackend({
  former: formerCheckout,
  turns,
}: Pick<Options, 'former' | 'turns'>): Promise<BackendFigures> {
  installLoad();
  buildIfChanged();
  if (formerCheckout !== null) buildFormer(formerCheckout);
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(makeFolder());
  const ours = opened.use(await startOurs(path, EMAILS));
  const former = formerCheckout === null ? null : opened.use(await startFormer(formerCheckout));
  const ready = {
    ours: await prepare(ours, EMAILS),
    former: former && (await prepare(former, EMAILS)),
    lite: await prepare(opened.use(await startLite(path, EMAILS)), EMAILS),
    static: { contender: opened.use(await startStatic()), accounts: [] },
  };
  const loads = await compare(ready, turns);
  const memory = {
    ours: await measureMixedWork(ready.ours),
    former: ready.former && (await measureMixedWork(ready.former)),
  };
  return { loads, memory };
}

/** In a folder of its own. */
async function startFormer(cwd: string): Promise<BackendContender> {
  await using opened = new AsyncDisposableStack();
  const { path } = opened.use(makeFolder());
  const former = opened.use(await startOurs(path, EMAILS, { cwd }));
  const owned = opened.move();
  return { ...former, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

function buildFormer(cwd: string): void {
  if (existsSync(join(cwd, 'build/client/index.html'))) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`${cwd} could not be built`);
}

type Contenders = { ours: Ready; former: Ready | null; lite: Ready; static: Ready };

async function compare(contenders: Contenders, turns: number): Promise<BackendFigure[]> {
  const figures: BackendFigure[] = [];
  for (const scenario of scenarios)
    for (const connections of CONNECTIONS) {
      const { ours, former } = contenders;
      const compared = { ours, former, peer: contenders[scenario.peer] };
      const taken = await takeTurns(compared, { scenario, connections, turns });
      figures.push({ scenario, connections, ...taken });
      console.error(`… ${sayTaken(scenario, connections, taken)}`);
    }
  return figures;
}

/** Printed as they come, in case a half-hour run fails at its end. */
function sayTaken(
  { name }: Scenario,
  connections: number,
  { ours, former, peer }: { ours: Load; former: Load | null; peer: Load },
): string {
  const loads = [ours, former, peer].map((load) => load && describeLoad(load));
  return `${name}, ${connections} connections (ours, former, peer): ${loads.join(', ')}`;
}

/** In short turns, so that other load on the machine affects all equally. */
async function takeTurns(
  { ours, former, peer }: { ours: Ready; former: Ready | null; peer: Ready },
  { turns, ...asked }: { scenario: Scenario; connections: number; turns: number },
): Promise<{ ours: Load; former: Load | null; peer: Load }> {
  const loads = { ours: [] as Load[], former: [] as Load[], peer: [] as Load[] };
  // A scenario that spends sessions has just signed in, which warmed the server up.
  const warmUps = asked.scenario.isSpent ? 0 : 1;
  for (let turn = -warmUps; turn < turns; turn += 1) {
    const measured = {
      ours: await askScenario(ours, asked),
      former: former && (await askScenario(former, asked)),
      peer: await askScenario(peer, asked),
    };
    if (turn < 0) continue;
    loads.ours.push(measured.ours);
    loads.peer.push(measured.peer);
    if (measured.former) loads.former.push(measured.former);
  }
  return {
    ours: middle(loads.ours),
    former: former && middle(loads.former),
    peer: middle(loads.peer),
  };
}

function middle(loads: readonly Load[]): Load {
  return {
    perSecond: summarize(loads.map(({ perSecond }) => perSecond)).median,
    p99: summarize(loads.map(({ p99 }) => p99)).median,
    failures: loads.reduce((sum, { failures }) => sum + failures, 0),
  };
}

const CONNECTIONS = [1, 16, 64, 256];
/** One per connection, so that no token is waited for. */
const EMAILS = Array.from({ length: 256 }, (_, index) => `compte-${index}@exemple.fr`);
