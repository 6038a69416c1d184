import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests passed and failed, and what is to be read of those that failed, and of the
 * unsteady ones: they failed, then passed when tried again, and count as passed.
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

/** What stands for a run that tells nothing of its tests. */
export function countAsFailure(failure: string): TestCount {
  return { passed: 0, failed: 1, failures: [failure] };
}

/** A few unsteady tests hold nobody's work back; more than MOST_UNSTEADY fail the whole run. */
export function refuseManyUnsteady(count: TestCount): TestCount {
  const { unsteady = [] } = count;
  if (unsteady.length <= MOST_UNSTEADY) return count;
  const failure = `${unsteady.length} tests are unsteady, ${MOST_UNSTEADY} are allowed in one run`;
  return { ...count, failed: count.failed + 1, failures: [...count.failures, failure] };
}

/** What failed, what is unsteady, and the sum on the last line. */
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

/** The names of a test and the first lines of what it says. */
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
