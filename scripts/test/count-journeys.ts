import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';
import { describeFailure, type TestCount } from './count-tests.ts';

/** Parses the JSON report of Playwright, run without retries; a skipped journey has failed. */
export function countJourneys(report: unknown): TestCount {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  const outside = errors.map((error) =>
    describeFailure(['outside of any journey'], [error.message]),
  );
  return {
    passed: stats.expected,
    failed: Math.max(failed, Math.min(errors.length, 1)),
    failures: [...outside, ...suites.flatMap(listFailures)],
  };
}

function listFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors);
        const described = describeFailure(
          [`${file}:${line}`, title],
          errors.length > 0 ? errors.map((error) => error.message) : ['It was not run.'],
        );
        return [described, ...results.flatMap(listFiles)].join('\n  ');
      }),
  );
  return [...own, ...suites.flatMap(listFailures)];
}

/** The screenshot and trace of a failure, and what its page said: a clone that ran it is gone. */
function listFiles({ attachments = [] }: PlaywrightResult): string[] {
  return attachments.flatMap(({ path }) => {
    if (!path) return [];
    const place = `see ${relative(process.cwd(), path)}`;
    return path.endsWith('.md') && existsSync(path) ? [place, ...readPage(path)] : [place];
  });
}

/** The elements of the page, as Playwright lists them in a block of YAML. */
function readPage(path: string): string[] {
  const [, page = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8')) ?? [];
  return page.trimEnd().split('\n').slice(0, MOST_LINES);
}

const MOST_LINES = 150;

const playwrightError = z.object({ message: z.optional(z.string()) });

const playwrightResult = z.object({
  errors: z.array(playwrightError),
  attachments: z.optional(z.array(z.object({ path: z.optional(z.string()) }))),
});

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(playwrightResult),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite));
  },
});

type PlaywrightResult = z.infer<typeof playwrightResult>;
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite),
});
