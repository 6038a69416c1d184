import { buildIfChanged } from '#scripts/build-if-changed.ts';
import type { TestCount } from '#scripts/test/count-tests.ts';
import { runOnServer } from '#scripts/test/run-on-server.ts';
import { runSteadily } from '#scripts/test/run-vitest.ts';
import { findDebianPostgres } from './find-debian-postgres.ts';

export function checkOnDebian(): Promise<TestCount> | TestCount {
  const folder = findDebianPostgres();
  // Some tests ask for pages.
  buildIfChanged();
  if (folder) return runOnServer('database-on-debian', folder);
  const failure =
    'npm run conformance needs a PostgreSQL server from 15 on. On Debian: apt-get install postgresql';
  return { passed: 0, failed: 1, failures: [failure] };
}

export function checkKills(): TestCount {
  return runSteadily('kills', {
    projects: ['servers'],
    words: ['tests/backend/embedded'],
    variables: { KILLS: '40' },
  });
}
