import type { TestCount } from './count-tests.ts';

/**
 * A machine shared with others may lose a race of a test that no user would meet; what is wrong is
 * wrong twice, and often. Few failures are asked again, alone on the machine: decision 051.
 */
export function mayAskAgain(failures: number): boolean {
  return failures > 0 && failures <= MOST_ASKED_AGAIN;
}

/** The last word, with the names of what failed at first and does not any more. */
export function nameUnsteady(first: TestCount, last: TestCount): TestCount {
  const failed = new Set(last.failures.map(readName));
  return { ...last, unsteady: first.failures.filter((one) => !failed.has(readName(one))) };
}

function readName(failure: string): string {
  return failure.split('\n', 1)[0] ?? '';
}

const MOST_ASKED_AGAIN = 5;
