import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';

/** How many tests passed and failed, and what is to be read of those that failed. */
export type TestCount = { passed: number; failed: number; failures: readonly string[] };

/** Reads the JSON report of Vitest. */
export function countVitest(report: unknown): TestCount {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [describe([name], [message])] : [];
    return failed.map((one) => describe([name, one.fullName], one.failureMessages ?? []));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** Reads the JSON report of Playwright; a test that passes at its second try only is a failure. */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky;
  const outside = errors.map((error) => describe(['outside of any journey'], [error.message]));
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
  };
}

/**
 * What failed comes last, before the sum: the only part of a long output that is sure to be read.
 */
export function formatCount({ passed, failed, failures }: TestCount): string {
  const shown = failures.slice(0, SHOWN_FAILURES);
  const rest = failures.length - shown.length;
  return [
    ...shown.map((failure) => `\n✗ ${failure}`),
    ...(rest > 0 ? [`\n✗ and ${rest} more, above`] : []),
    ...(failures.length > 0 ? [''] : []),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}

function listFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        return describe(
          [file, title],
          errors.map((error) => error.message),
        );
      }),
  );
  return [...own, ...suites.flatMap(listFailures)];
}

function describe(names: readonly string[], messages: readonly (string | undefined)[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message ?? '').split('\n'));
  return [names.join(' › '), ...lines.slice(0, SHOWN_LINES)].join('\n  ');
}

const SHOWN_FAILURES = 10;
const SHOWN_LINES = 25;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

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
