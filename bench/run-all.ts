import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBrowserCode } from './browser-size.ts';
import type { Contender } from './contenders.ts';
import { measureFirst, measureMemory, measureWarm } from './measure.ts';
import { measureStages } from './stages.ts';

export type Figures = Awaited<ReturnType<typeof runAll>>;

/** Runs every benchmark, with progress on stderr. */
export async function runAll(contenders: readonly Contender[], folder: string) {
  const fast = contenders.filter(({ id }) => id !== 'react-pdf');
  const step = <T>(words: string, run: () => Promise<T>) => {
    console.error(`… ${words}`);
    return run();
  };
  const warm = (name: 'site' | 'twelve' | 'thousand' | 'works', all: readonly Contender[]) =>
    measureWarm(all, { name, ...EFFORTS[name] }, folder);
  return {
    site: await step('one page', () => warm('site', contenders)),
    twelve: await step('12 lines', () => warm('twelve', contenders)),
    thousand: await step('1,000 lines', () => warm('thousand', contenders)),
    works: await step('1,000 hard lines', () => warm('works', fast)),
    first: await step('first document', () =>
      measureFirst(contenders, { name: 'twelve', runs: 7 }, folder),
    ),
    memory: await step('memory', () =>
      measureMemory(contenders, { name: 'thousand', runs: 3 }, folder),
    ),
    stages: await step('stages', () => measureBothStages(folder)),
    browser: await step('code for browsers', measureBrowserCode),
  };
}

async function measureBothStages(folder: string) {
  const read = (name: string) => readFileSync(join(folder, `${name}.json`), 'utf8');
  return {
    twelve: await measureStages(read('twelve'), 1500),
    thousand: await measureStages(read('thousand'), 3000),
  };
}

const EFFORTS = {
  site: { rounds: 3, milliseconds: 200, warmUp: 600 },
  twelve: { rounds: 9, milliseconds: 500, warmUp: 2500 },
  thousand: { rounds: 7, milliseconds: 1000, warmUp: 5000 },
  works: { rounds: 5, milliseconds: 1000, warmUp: 5000 },
};
