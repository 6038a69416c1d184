import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './start-cluster.ts';

/**
 * Starts PostgreSQL and restarts it when it ends unasked (the out-of-memory killer), with growing
 * pauses while it cannot start (a full disk). Connections recover by themselves. Returns the
 * function that stops it for good.
 */
export async function keepRunning(
  start: () => Promise<Cluster>,
  say: (message: string) => void,
): Promise<() => Promise<void>> {
  let cluster = await start();
  const stopping = new AbortController();
  const watch = async () => {
    for (;;) {
      await cluster.ended;
      if (stopping.signal.aborted) return;
      say('PostgreSQL s’est arrêté : il est relancé.');
      const next = await startAgain(start, { say, stopping: stopping.signal });
      if (next === null) return;
      cluster = next;
      // A stop during the start found nothing to stop.
      if (stopping.signal.aborted) return cluster.stop();
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await cluster.stop();
    await watching;
  };
}

async function startAgain(
  start: () => Promise<Cluster>,
  { say, stopping }: { say: (message: string) => void; stopping: AbortSignal },
): Promise<Cluster | null> {
  for (let pause = SHORTEST_MS; ; pause = Math.min(2 * pause, LONGEST_MS)) {
    await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return null;
    try {
      return await start();
    } catch (error) {
      say(`PostgreSQL n’a pas pu être relancé, un autre essai suit. ${(error as Error).message}`);
    }
  }
}

const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;
