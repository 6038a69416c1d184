import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { silentOperator } from '#server/test/silent-operator.ts';
import { startEmbedded } from './start-embedded.ts';

test('a PostgreSQL that something ended comes back, with what it held', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-pg-'));
  chmodSync(folder, 0o755);
  const said: string[] = [];
  const { host, stop } = await startEmbedded(folder, {
    ...silentOperator,
    say: (message) => said.push(message),
  });
  const pool = new Pool({ host, user: 'postgres', database: 'postgres' });
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await pool.query("create table names as select 'Émile' as name");

  const [pid = ''] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // Its last connection may answer once more.
  await expect.poll(() => said).toHaveLength(1);
  await expect
    .poll(
      () =>
        pool.query('select name from names').then(
          ({ rows }) => rows,
          () => null,
        ),
      { timeout: 60_000 },
    )
    .toEqual([{ name: 'Émile' }]);
  expect(said).toEqual(['PostgreSQL s’est arrêté : il est relancé.']);
});
