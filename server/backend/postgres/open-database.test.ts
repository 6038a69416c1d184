import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askAs } from '#server/test/ask-as.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import { openDatabase } from './open-database.ts';

test('a database is made up to date on an empty folder, and found again with what it held', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'facturier-data-'));
  chmodSync(dataDirectory, 0o755);
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const open = () => openDatabase({ databaseUrl: null, dataDirectory }, silentOperator);
  const server = { role: 'service_role', claims: {} } as const;

  const first = await open();
  await askAs(first.gateway, server, {
    text: "insert into leads (email) values ('visiteur@exemple.fr')",
  });
  await first.stop();

  const second = await open();
  onTestFinished(second.stop);
  const rows = await askAs(second.gateway, server, { text: 'select email from leads' });
  expect(rows).toEqual([{ email: 'visiteur@exemple.fr' }]);
  expect(
    (await second.accounts.query('select count(*)::int as users from auth.users')).rows,
  ).toEqual([{ users: 0 }]);
});
