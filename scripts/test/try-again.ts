import { MOST_UNSTEADY, type TestCount } from './count-tests.ts';

/**
 * Tries what failed again, alone, at most twice: decision 051. `again` runs what failed in the
 * count it is given, and gives the count that follows: null when it cannot.
 * More failures than a run may have unsteady tests are not tried again.
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

/** Each test that failed once and passed last, with its first error. */
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
