import { readFileSync, rmSync } from 'node:fs';
import { countAsFailure, type TestCount } from './count-tests.ts';
import {
  countVitest,
  listFailedFiles,
  mergeVitest,
  parseVitestReport,
  type VitestReport,
} from './count-vitest.ts';
import { NOTHING_SAID, REPORTS, runNode } from './run-node.ts';
import { tryAgain } from './try-again.ts';

type VitestRun = {
  projects: readonly VitestProject[];
  /** Words that file paths must contain one of; all files without any. */
  words?: readonly string[];
  /** Only tests that import, however far, what has changed since this commit. */
  since?: string | undefined;
  variables?: Readonly<Record<string, string>>;
};

/** The names in vitest.config.ts. */
type VitestProject =
  | 'pure'
  | 'apart'
  | 'server'
  | 'database'
  | 'servers'
  | 'browsers'
  | 'failover'
  | 'gotrue';

/** Runs Vitest projects once; the report is stored under `name`. */
export function runVitest(name: string, run: VitestRun): TestCount {
  const found = runOnce(name, run);
  return found.report ? countVitest(found.report) : countAsFailure(found.obstacle);
}

/** The same with retries (try-again.ts), for tests that depend on servers and clocks. */
export function runSteadily(name: string, run: VitestRun): TestCount {
  const first = runOnce(name, run);
  if (!first.report) return countAsFailure(first.obstacle);
  let { report } = first;
  return tryAgain(countVitest(report), (_last, attempt) => {
    const files = listFailedFiles(report);
    if (!files) return null;
    const options = ['--no-file-parallelism'];
    const next = runOnce(`${name}-try-${attempt}`, { ...run, words: files }, options);
    if (!next.report) return null;
    report = mergeVitest(report, next.report);
    return countVitest(report);
  });
}

type Found = { report: VitestReport; obstacle?: never } | { report: null; obstacle: string };

function runOnce(
  name: string,
  { projects, words = [], since, variables = {} }: VitestRun,
  options: readonly string[] = [],
): Found {
  const report = `${REPORTS}/${name}.json`;
  rmSync(report, { force: true });
  const isGreen = runNode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./scripts/test/vitest-report.ts',
      ...projects.map((project) => `--project=${project}`),
      ...options,
      ...(since ? ['--passWithNoTests', `--changed=${since}`] : []),
      ...(words.length > 0 ? ['--passWithNoTests', ...words] : []),
    ],
    { ...variables, REPORT_FILE: report },
  );
  try {
    const found = parseVitestReport(JSON.parse(readFileSync(report, 'utf8')));
    const isSilent = !isGreen && countVitest(found).failed === 0;
    return isSilent ? { report: null, obstacle: `${report}: ${NOTHING_SAID}` } : { report: found };
  } catch (error) {
    return { report: null, obstacle: `No result in ${report}: ${String(error)}` };
  }
}
