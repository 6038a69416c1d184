import { addCounts, formatCount, refuseManyUnsteady, type TestCount } from './count-tests.ts';

export type Part = { title: string; run: () => TestCount | Promise<TestCount> };

/** Runs parts in order, with durations; the result follows RESULT. Returns the exit status. */
export async function runSuite(parts: readonly Part[]): Promise<number> {
  const rows: string[] = [];
  const counts: TestCount[] = [];
  for (const { title, run } of parts) {
    console.log(`\n── ${title}`);
    const start = performance.now();
    const count = await run();
    rows.push(formatPart(title, performance.now() - start, count));
    console.log(rows.at(-1));
    counts.push(count);
  }
  const count = refuseManyUnsteady(addCounts(counts));
  console.log(['', RESULT, ...rows, '', formatCount(count)].join('\n'));
  return count.failed > 0 ? 1 : 0;
}

function formatPart(title: string, milliseconds: number, { passed, failed }: TestCount): string {
  const seconds = Math.round(milliseconds / 1000);
  const time = `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
  return `${title}: ${time}, ${passed} passed, ${failed} failed`;
}

/** .ci/run repeats what follows it. */
const RESULT = '── Result';
