import { existsSync } from 'node:fs';
import { installPackages } from '#scripts/browsers/install-packages.ts';
import type { TestCount } from '#scripts/test/count-tests.ts';
import { runSteadily } from '#scripts/test/run-vitest.ts';
import { PROGRAMS } from '#server/test/clusters/programs.ts';
import { findDebianPostgres } from './find-debian-postgres.ts';

export function checkFailover(): TestCount {
  const folder = findDebianPostgres();
  if (isMissing()) installPackages(...PACKAGES);
  if (folder === null || isMissing()) {
    const failure = `npm run conformance needs PostgreSQL, Patroni, etcd, HAProxy and PgBouncer. On Debian: apt-get install postgresql ${PACKAGES.join(' ')}`;
    return { passed: 0, failed: 1, failures: [failure] };
  }
  return runSteadily('failover', {
    projects: ['failover'],
    variables: { DEBIAN_POSTGRES: folder },
  });
}

function isMissing(): boolean {
  return Object.values(PROGRAMS).some((path) => !existsSync(path));
}

const PACKAGES = ['etcd-server', 'haproxy', 'patroni', 'pgbouncer', 'python3-etcd'];
