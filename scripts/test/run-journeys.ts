import { readFileSync, rmSync } from 'node:fs';
import type { Chromium } from '../browsers/provide-chromium.ts';
import { countJourneys } from './count-journeys.ts';
import { countAsFailure, type TestCount } from './count-tests.ts';
import { NOTHING_SAID, REPORTS, runNode } from './run-node.ts';
import { tryAgain } from './try-again.ts';

type JourneyRun = {
  chromium: Chromium;
  /** Playwright’s option that selects journeys. */
  choice: string;
  /** Words that file paths must contain one of; all files without any. */
  words?: readonly string[];
  /** Only files that changed since this commit, or import what did. */
  since?: string | undefined;
};

/** Runs journeys with retries (try-again.ts); a failure leaves a trace. */
export function runJourneys(
  name: string,
  { chromium, choice, words = [], since }: JourneyRun,
): TestCount {
  const options = [
    choice,
    ...(since ? ['--pass-with-no-tests', `--only-changed=${since}`] : []),
    ...(words.length > 0 ? ['--pass-with-no-tests', ...words] : []),
  ];
  const failed = `${REPORTS}/${name}-failed.json`;
  const run = (attempt: number, more: readonly string[] = []) =>
    runOnce(`${name}-try-${attempt}`, [...options, ...more], {
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: failed,
      ...(chromium.browser ? { CHROMIUM_PATH: chromium.browser } : {}),
      ...(chromium.shell ? { CHROMIUM_SHELL_PATH: chromium.shell } : {}),
    });
  return tryAgain(run(1), (last, attempt) => {
    const next = run(attempt, ['--last-failed', '--workers=1', '--trace=retain-on-failure']);
    const isOfTheSame = next.passed + next.failed === last.failed;
    return isOfTheSame ? { ...next, passed: last.passed + next.passed } : null;
  });
}

function runOnce(
  name: string,
  options: readonly string[],
  variables: Readonly<Record<string, string>>,
): TestCount {
  const report = `${REPORTS}/${name}.json`;
  rmSync(report, { force: true });
  const command = [
    'node_modules/playwright/cli.js',
    'test',
    '--reporter=list,json',
    `--output=${REPORTS}/${name}`,
    ...options,
  ];
  const isGreen = runNode(command, { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  try {
    const count = countJourneys(JSON.parse(readFileSync(report, 'utf8')));
    return isGreen || count.failed > 0 ? count : countAsFailure(`${report}: ${NOTHING_SAID}`);
  } catch (error) {
    return countAsFailure(`No result in ${report}: ${String(error)}`);
  }
}
