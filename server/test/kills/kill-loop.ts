import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, readPages, signInDurable } from './durable-user.ts';
import { killInTurns, spread } from './kill-in-turns.ts';
import type { KillStage } from './kill-stage.ts';

export type KillReport = {
  kills: number;
  acknowledged: number;
  lost: string[];
  longestStartMs: number;
};

/** Kills while rows are being added, and looks for acknowledged rows that are lost. */
export async function runKillLoop(kills: number, stage: KillStage): Promise<KillReport> {
  const acknowledged = new Set<string>();
  const lost: string[] = [];
  const done = await killInTurns(kills, stage, {
    start: async (server, turn) => ({
      stop: startAdding(await signInDurable(server), acknowledged),
      moment: wait(40 + 400 * spread(turn)),
    }),
    check: async (server) => {
      lost.push(...(await findLost(await signInDurable(server), acknowledged)));
    },
  });
  return { ...done, acknowledged: acknowledged.size, lost };
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
  const rows = await readPages((first, last) =>
    client.from('clients').select('name').order('name').range(first, last),
  );
  const found = new Set(rows.map(({ name }) => name));
  return [...acknowledged].filter((name) => !found.has(name));
}
