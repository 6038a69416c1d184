import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { silentOperator } from '#server/test/silent-operator.ts';
import { startEmbedded } from './start-embedded.ts';

test('a cluster is made, sorts as French does, and is found again with what it held', async () => {
  const folder = makeFolder();
  const first = await startEmbedded(folder, silentOperator);
  await query(first.host, 'create table names (name text)');
  await query(
    first.host,
    "insert into names values ('Zoé'), ('olive'), ('œuf'), ('Émile'), ('emma')",
  );
  await first.stop();

  const second = await startEmbedded(folder, silentOperator);
  onTestFinished(second.stop);
  const rows = await query(second.host, 'select name from names order by name');
  expect(rows.map(({ name }) => name)).toEqual(['Émile', 'emma', 'œuf', 'olive', 'Zoé']);
});

test('a second server on the same folder is told so, and the first goes on', async () => {
  const folder = makeFolder();
  const first = await startEmbedded(folder, silentOperator);
  onTestFinished(first.stop);
  // Another process holds the lock: one of this process would look left over.
  expect(await query(first.host, 'select 1 as one')).toEqual([{ one: 1 }]);
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-pg-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function query(host: string, text: string) {
  const client = new Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Record<string, unknown>[];
}
