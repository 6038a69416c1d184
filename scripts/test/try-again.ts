import { MOST_UNSTEADY, type TestCount } from './count-tests.ts';

/**
 * Retries failed tests alone, at most twice (decision 051). `again` reruns the failures of a count
 * and returns the next count, or null when it cannot. Too many failures are not retried.
 */
export function tryAgain(
  first: TestCount,
  again: (last: TestCount, attempt: number) => TestCount | null,
): TestCount {
  const counts = [first];
  let last = first;
  for (let attempt = 2; attempt <= TRIES && mayTryAgain(last); attempt++) {
    const next = again(last, attempt);
    if (!next) break;
    counts.push(next);
    last = next;
  }
  return { ...last, unsteady: listUnsteady(counts, last) };
}

function mayTryAgain({ failed }: TestCount): boolean {
  return failed > 0 && failed <= MOST_UNSTEADY;
}

/** Tests that failed once and finally passed, with their first error. */
function listUnsteady(counts: readonly TestCount[], last: TestCount): string[] {
  const firstErrors = new Map<string, string>();
  for (const failure of counts.flatMap(({ failures }) => failures)) {
    const name = readName(failure);
    if (!firstErrors.has(name)) firstErrors.set(name, failure);
  }
  for (const failure of last.failures) firstErrors.delete(readName(failure));
  return [...firstErrors.values()];
}

function readName(failure: string): string {
  return failure.split('\n', 1)[0] ?? '';
}

const TRIES = 3;
