import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { countPlaywright, type TestCount } from './count-tests.ts';
import { countVitest, listFailedFiles, mergeVitest, parseVitestReport } from './count-vitest.ts';
import { mayAskAgain, nameUnsteady } from './second-try.ts';

/** Runs Vitest with these options; its report is kept under this name. */
export function runVitest(
  name: string,
  { options = [], variables = {} }: { options?: string[]; variables?: Record<string, string> } = {},
): TestCount {
  const first = runVitestOnce(name, options, variables);
  if (typeof first === 'string') return countAsFailure(first);
  const count = countVitest(first);
  const files = listFailedFiles(first);
  if (!files || !mayAskAgain(files.length)) return count;
  const again = ['--no-file-parallelism', ...options.filter(isFlag), ...files];
  const second = runVitestOnce(`${name}-again`, again, variables);
  if (typeof second === 'string') return count;
  return nameUnsteady(count, countVitest(mergeVitest(first, second)));
}

/** Runs the journeys; null is the Chromium of Playwright. */
export function runPlaywright(chromium: string | null): TestCount {
  const variables: Record<string, string> = chromium ? { CHROMIUM_PATH: chromium } : {};
  const first = runPlaywrightOnce('e2e', [], variables);
  if (!mayAskAgain(first.failed)) return first;
  const second = runPlaywrightOnce('e2e-again', ['--last-failed', '--workers=1'], variables);
  if (second.passed + second.failed !== first.failed) return first;
  return nameUnsteady(first, { ...second, passed: first.passed + second.passed });
}

/** The report, or why there is none; a run that fails must say what failed. */
function runVitestOnce(name: string, options: string[], variables: Record<string, string>) {
  const report = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=./scripts/test/vitest-report.ts'];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options];
  rmSync(report, { force: true });
  const isGreen = runNode(command, { ...variables, REPORT_FILE: report });
  try {
    const found = parseVitestReport(JSON.parse(readFileSync(report, 'utf8')));
    if (!isGreen && countVitest(found).failed === 0) return `${report}: ${NOTHING_SAID}`;
    return found;
  } catch (error) {
    return `No result in ${report}: ${String(error)}`;
  }
}

function runPlaywrightOnce(
  name: string,
  options: string[],
  variables: Record<string, string>,
): TestCount {
  const report = `${REPORTS}/${name}.json`;
  const command = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', ...options];
  rmSync(report, { force: true });
  const isGreen = runNode(command, { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  try {
    const count = countPlaywright(JSON.parse(readFileSync(report, 'utf8')));
    return isGreen || count.failed > 0 ? count : countAsFailure(`${report}: ${NOTHING_SAID}`);
  } catch (error) {
    return countAsFailure(`No result in ${report}: ${String(error)}`);
  }
}

function countAsFailure(failure: string): TestCount {
  return { passed: 0, failed: 1, failures: [failure] };
}

function runNode(command: string[], variables: Record<string, string>): boolean {
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, command, { env, stdio: ['ignore', 1, 2] }).status === 0;
}

function isFlag(option: string): boolean {
  return option.startsWith('-');
}

const REPORTS = 'test-results';
const NOTHING_SAID = 'the run failed, and no test did. See above.';
