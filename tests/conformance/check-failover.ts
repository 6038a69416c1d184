import type { TestCount } from '#scripts/test/count-tests.ts';
import { runSteadily } from '#scripts/test/run-vitest.ts';
import { findMissingProgram } from '../failover/programs.ts';
import { findDebianPostgres } from './find-debian-postgres.ts';

export function checkFailover(): TestCount {
  const folder = findDebianPostgres();
  const missing = findMissingProgram();
  if (folder === null || missing) {
    const failure = missing ?? 'npm run conformance needs Debian’s PostgreSQL.';
    return { passed: 0, failed: 1, failures: [failure] };
  }
  return runSteadily('failover', {
    projects: ['failover'],
    variables: { DEBIAN_POSTGRES: folder },
  });
}
