import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/**
 * How many tests passed and failed, what is to be read of those that failed, and of those that
 * passed at their second try only.
 */
export type TestCount = {
  passed: number;
  failed: number;
  failures: readonly string[];
  unsteady?: readonly string[];
};

/** Reads the JSON report of Playwright; a test that passes at its second try only is a failure. */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky;
  const outside = errors.map((error) =>
    describeFailure(['outside of any journey'], [error.message]),
  );
  return {
    passed: stats.expected,
    failed: Math.max(failed, Math.min(errors.length, 1)),
    failures: [...outside, ...suites.flatMap(listFailures)],
  };
}

export function addCounts(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unsteady: counts.flatMap(({ unsteady = [] }) => unsteady),
  };
}

/**
 * What failed comes last, before the sum: the only part of a long output that is sure to be read.
 */
export function formatCount({ passed, failed, failures, unsteady = [] }: TestCount): string {
  const shown = failures.slice(0, SHOWN_FAILURES);
  const rest = failures.length - shown.length;
  return [
    ...unsteady.map((one) => `\n~ passed at its second try only: ${one}`),
    ...shown.map((failure) => `\n✗ ${failure}`),
    ...(rest > 0 ? [`\n✗ and ${rest} more, above`] : []),
    ...(failures.length + unsteady.length > 0 ? [''] : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

function listFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        return describeFailure(
          [file, title],
          errors.map((error) => error.message),
        );
      }),
  );
  return [...own, ...suites.flatMap(listFailures)];
}

/** The names of a test and the first lines of what it says. */
export function describeFailure(
  names: readonly string[],
  messages: readonly (string | undefined)[],
): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'));
  return [names.filter(Boolean).join(' › '), ...lines.slice(0, SHOWN_LINES)].join('\n  ');
}

const SHOWN_FAILURES = 10;
const SHOWN_LINES = 25;

const playwrightError = z.object({ message: z.optional(z.string()) });

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(playwrightError) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});

type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite),
});
