import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './start-cluster.ts';

/**
 * Starts PostgreSQL, and starts it again when something else ends it (a machine short of memory): connections come back by themselves.
 * Gives the way to end it for good.
 */
export async function keepRunning(
  start: () => Promise<Cluster>,
  say: (message: string) => void,
): Promise<() => Promise<void>> {
  let cluster = await start();
  let isStopping = false;
  const watch = async () => {
    for (;;) {
      await cluster.ended;
      if (isStopping) return;
      say('PostgreSQL s’est arrêté : il est relancé.');
      await wait(PAUSE_MS);
      cluster = await start();
      // Asked to end meanwhile, there was nothing to end yet.
      if (isStopping) return cluster.stop();
    }
  };
  const watching = watch().catch((error: Error) =>
    say(`PostgreSQL n’a pas pu être relancé : ${error.message}`),
  );
  return async () => {
    isStopping = true;
    await cluster.stop();
    await watching;
  };
}

const PAUSE_MS = 500;
