import { addCounts, type TestCount } from '#scripts/test/count-tests.ts';
import { runOnServer } from '#scripts/test/run-on-server.ts';
import { runVitest } from '#scripts/test/run-tests.ts';
import { findDebianPostgres } from './find-debian-postgres.ts';

/** The suite of the database on the PostgreSQL of Debian, then our own killed forty times. */
export async function checkDatabase(): Promise<TestCount> {
  const kills = runVitest('kills', {
    options: ['--project=embedded', 'tests/backend/embedded'],
    variables: { KILLS: '40' },
  });
  return addCounts([await checkOnDebian(), kills]);
}

function checkOnDebian(): Promise<TestCount> | TestCount {
  const folder = findDebianPostgres();
  if (folder) return runOnServer('database-on-debian', folder);
  const failure =
    'npm run conformance needs a PostgreSQL server from 15 on. On Debian: apt-get install postgresql';
  return { passed: 0, failed: 1, failures: [failure] };
}
