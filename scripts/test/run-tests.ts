import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { countPlaywright, countVitest, type TestCount } from './count-tests.ts';

/** Runs Vitest with these options; its report is kept under this name. */
export function runVitest(
  name: string,
  { options = [], variables = {} }: { options?: string[]; variables?: Record<string, string> } = {},
): TestCount {
  const report = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options];
  return countTests({ run: () => runNode(command, variables), report, count: countVitest });
}

/** Runs the journeys; null is the Chromium of Playwright. */
export function runPlaywright(chromium: string | null): TestCount {
  const report = `${REPORTS}/e2e.json`;
  const run = () =>
    runNode(['node_modules/playwright/cli.js', 'test', '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    });
  return countTests({ run, report, count: countPlaywright });
}

/** A run that fails without a failed test (a file that does not load) counts as one failure. */
function countTests({ run, report, count }: TestRun): TestCount {
  rmSync(report, { force: true });
  const isGreen = run();
  const found = readReport(report, count);
  if (isGreen || found.failed > 0) return found;
  const failures = [`${report}: the run failed, and no test did. See above.`];
  return { ...found, failed: 1, failures };
}

function readReport(report: string, count: TestRun['count']): TestCount {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`No result in ${report}: ${String(error)}`] };
  }
}

function runNode(command: string[], variables: Record<string, string>): boolean {
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, command, { env, stdio: ['ignore', 1, 2] }).status === 0;
}

type TestRun = { run: () => boolean; report: string; count: (report: unknown) => TestCount };

const REPORTS = 'test-results';
