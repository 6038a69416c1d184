import { join } from 'node:path';
import type { Contender, ContenderId } from './contenders.ts';
import type { DocumentName } from './draft.ts';
import { startWorker, type Worker } from './start-worker.ts';
import { type Summary, summarize } from './statistics.ts';

/** Number of turns, their duration, and the warm-up before the first. */
export type Effort = { rounds: number; milliseconds: number; warmUp: number };
export type Measures<Value> = Map<ContenderId, Value>;

/**
 * Durations of repeated drawing, in milliseconds. Contenders take turns, so that a busy moment of
 * the machine affects all; each has its own warm process and collects garbage before its turn.
 */
export async function measureWarm(
  contenders: readonly Contender[],
  { name, rounds, milliseconds, warmUp }: { name: DocumentName } & Effort,
  folder: string,
): Promise<Measures<Summary & { size: number }>> {
  const workers = new Map<ContenderId, Worker>();
  const durations = new Map<ContenderId, number[]>();
  const sizes = new Map<ContenderId, number>();
  for (const { id } of contenders) {
    const worker = startWorker();
    workers.set(id, worker);
    await worker.ask({ task: 'open', id, folder });
    await worker.ask({ task: 'repeat', name, milliseconds: warmUp, least: 1 });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [id, worker] of workers) {
      const answer = await worker.ask(
        { task: 'repeat', name, milliseconds, least: 1 },
        'durations',
        'size',
      );
      durations.set(id, [...(durations.get(id) ?? []), ...answer.durations]);
      sizes.set(id, answer.size);
    }
  }
  for (const worker of workers.values()) await worker.close();
  return new Map(
    [...durations].map(([id, all]) => [id, { ...summarize(all), size: sizes.get(id) ?? 0 }]),
  );
}

/**
 * The first document of a fresh process, in milliseconds: alone, and including imports. As for the
 * `facturier` command, what was compiled once is kept; the first run, which compiles, is left out.
 */
export function measureFirst(
  contenders: readonly Contender[],
  { name, runs }: { name: DocumentName; runs: number },
  folder: string,
): Promise<Measures<{ first: number; withImports: number }>> {
  return forEach(contenders, async ({ id }) => {
    const firsts: number[] = [];
    const totals: number[] = [];
    for (let run = -1; run < runs; run += 1) {
      const worker = startWorker(join(folder, 'compiled'));
      const opened = await worker.ask({ task: 'open', id, folder }, 'durations');
      const drawn = await worker.ask(
        { task: 'repeat', name, milliseconds: 0, least: 1 },
        'durations',
      );
      await worker.close();
      if (run < 0) continue;
      const [imports = 0, first = 0] = [opened.durations[0], drawn.durations[0]];
      firsts.push(first);
      totals.push(imports + first);
    }
    return { first: summarize(firsts).median, withImports: summarize(totals).median };
  });
}

/** Memory of one document in a fresh process, in bytes above a bare Node. */
export function measureMemory(
  contenders: readonly Contender[],
  { name, runs }: { name: DocumentName; runs: number },
  folder: string,
): Promise<Measures<{ imports: number; peak: number }>> {
  return forEach(contenders, async ({ id }) => {
    const imports: number[] = [];
    const peaks: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const worker = startWorker();
      await worker.ask({ task: 'open', id, folder });
      const answer = await worker.ask({ task: 'memory', name }, 'imports', 'peak');
      await worker.close();
      imports.push(answer.imports);
      peaks.push(answer.peak);
    }
    return { imports: summarize(imports).median, peak: summarize(peaks).median };
  });
}

async function forEach<Value>(
  contenders: readonly Contender[],
  measure: (contender: Contender) => Promise<Value>,
): Promise<Measures<Value>> {
  const measures: Measures<Value> = new Map();
  for (const contender of contenders) measures.set(contender.id, await measure(contender));
  return measures;
}
