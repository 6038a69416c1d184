import { setTimeout as wait } from 'node:timers/promises';
import { kill, type SpawnedServer } from '../spawned-server.ts';
import { addDurableUser, connectTo } from './durable-user.ts';
import type { KillStage } from './kill-stage.ts';

export type Load = {
  /** Sends requests until `stop`; `moment` resolves when the kill is due. */
  start: (
    server: SpawnedServer,
    turn: number,
  ) => Promise<{ moment: Promise<unknown>; stop: () => Promise<void> }>;
  /** Runs once the server is back. */
  check: (server: SpawnedServer, turn: number) => Promise<void>;
};

/**
 * Kills the server, its database or both under a load of one user, and restarts, as often as asked.
 */
export async function killInTurns(
  turns: number,
  stage: KillStage,
  load: Load,
): Promise<{ kills: number; longestStartMs: number }> {
  const done = { kills: 0, longestStartMs: 0 };
  let server: SpawnedServer | null = null;
  try {
    server = await stage.startServer();
    const secret = await stage.readSecret();
    await addDurableUser(server, secret);
    for (let turn = 0; turn < turns; turn += 1) {
      const running = server;
      const { moment, stop } = await load.start(running, turn);
      const { isServerLeft, killedAt } = await moment
        .then(() => killSome(running, { stage, turn }))
        .finally(stop);
      done.kills += 1;
      if (isServerLeft) await untilBack(server, secret);
      else server = await stage.startServer();
      done.longestStartMs = Math.max(done.longestStartMs, performance.now() - killedAt);
      await load.check(server, turn);
    }
    return done;
  } finally {
    if (server) await kill(server.process);
    await stage.remove();
  }
}

/** A number from 0 to 1 for each turn, spread evenly. */
export function spread(turn: number): number {
  return (turn * GOLDEN_RATIO) % 1;
}

/**
 * In turn: both, the server, the database before the server, and the database alone by each signal.
 */
async function killSome(
  server: SpawnedServer,
  { stage, turn }: { stage: KillStage; turn: number },
): Promise<{ isServerLeft: boolean; killedAt: number }> {
  const killedAt = performance.now();
  const isServerLeft = turn % 4 === 3;
  const signal = isServerLeft ? (WAYS_TO_END[Math.floor(turn / 4) % 3] ?? 'SIGKILL') : 'SIGKILL';
  const back = turn % 4 === 1 ? Promise.resolve() : stage.endDatabase(signal);
  if (turn % 4 === 2) await wait(30);
  if (!isServerLeft) await kill(server.process);
  await back;
  return { isServerLeft, killedAt };
}

async function untilBack(server: SpawnedServer, secret: string): Promise<void> {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; ) {
    if (server.process.exitCode !== null || server.process.signalCode !== null)
      throw new Error('The server ended with its database');
    const { error } = await connectTo(server, secret).from('leads').select('email').limit(1);
    if (!error) return;
    await wait(100);
  }
  throw new Error('The server did not find its database again');
}

const GOLDEN_RATIO = 0.618034;
const LONGEST_MS = 60_000;
/** Killed, immediate shutdown, and fast shutdown during a query. */
const WAYS_TO_END = ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const;
