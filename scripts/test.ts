/** `npm test`: unit and golden tests, then the journeys in a real Chromium. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { buildIfChanged } from './build-if-changed.ts';
import { provideChromium } from './provide-chromium.ts';
import { countPlaywright, countVitest, type TestCount } from './test/count-tests.ts';

const reports = 'test-results';

buildIfChanged();
const unit = runUnitTests();
const e2e = runE2eTests(provideChromium());
const passed = unit.passed + e2e.passed;
const failed = unit.failed + e2e.failed;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);

function runUnitTests() {
  const report = `${reports}/unit.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = () => runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
  return countTests({ run, report, count: countVitest });
}

function runE2eTests(chromium: string | null) {
  const report = `${reports}/e2e.json`;
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
  const { passed, failed } = readReport(report, count);
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

function readReport(report: string, count: TestRun['count']) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`No result in ${report}:`, error);
    return { passed: 0, failed: 1 };
  }
}

function runNode(command: string[], variables: Record<string, string> = {}) {
  const env = { ...process.env, ...variables };
  return spawnSync(process.execPath, command, { env, stdio: ['ignore', 1, 2] }).status === 0;
}

type TestRun = { run: () => boolean; report: string; count: (report: unknown) => TestCount };
