import * as z from 'zod/mini';

/** Reads the JSON report of Vitest. */
export function countVitest(report: unknown): TestCount {
  const { numPassedTests, numFailedTests } = vitestReport.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads the JSON report of Playwright; a test that passes at its second try only is a failure. */
export function countPlaywright(report: unknown): TestCount {
  const { stats, errors } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: Math.max(failed, Math.min(errors.length, 1)) };
}

export type TestCount = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});
