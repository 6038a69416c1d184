import { stripVTControlCharacters } from 'node:util';

/**
 * Counts, and what to read of failed and unsteady tests; unsteady ones failed, then passed on
 * retry, and count as passed.
 */
export type TestCount = {
  passed: number;
  failed: number;
  failures: readonly string[];
  unsteady?: readonly string[];
};

export function addCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
  };
}

/** The count of a run that reports no tests. */
export function countAsFailure(failure: string): TestCount {
  return { passed: 0, failed: 1, failures: [failure] };
}

/** Some unsteady tests are tolerated; more than MOST_UNSTEADY fail the run. */
export function refuseManyUnsteady(count: TestCount): TestCount {
  const { unsteady = [] } = count;
  if (unsteady.length <= MOST_UNSTEADY) return count;
  const failure = `${unsteady.length} tests are unsteady, ${MOST_UNSTEADY} are allowed in one run`;
  return { ...count, failed: count.failed + 1, failures: [...count.failures, failure] };
}

/** Failures, unsteady tests, and the totals on the last line. */
export function formatCount({ passed, failed, failures, unsteady = [] }: TestCount): string {
  const shown = failures.slice(0, SHOWN_FAILURES);
  const rest = failures.length - shown.length;
  return [
    ...shown.map((failure) => `✗ ${failure}\n`),
    ...(rest > 0 ? [`✗ and ${rest} more, above\n`] : []),
    ...unsteady.map((one) => `~ unsteady, passed when tried again: ${one}\n`),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

/** A test’s name and the first lines of its error. */
export function describeFailure(
  names: readonly string[],
  messages: readonly (string | undefined)[],
): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'));
  return [names.filter(Boolean).join(' › '), ...lines.slice(0, SHOWN_LINES)].join('\n  ');
}

export const MOST_UNSTEADY = 5;

const SHOWN_FAILURES = 10;
const SHOWN_LINES = 25;
