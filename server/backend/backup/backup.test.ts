import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/backend/postgres/open-database.ts';
import { createOwnedDatabase } from '#server/backend/postgres/platform/owned-database.test.support.ts';
import { describeSchema } from '#server/backend/postgres/upgrade/describe-schema.test.support.ts';
import {
  askAsIssuer,
  expectChainsToGoOn,
  fillFormerRelease,
} from '#server/backend/postgres/upgrade/former-release.test.support.ts';
import { keepEmail } from '#server/email/outbox.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '#server/test/test-database.ts';
import { nameOfPiece } from './archive-manifest.ts';
import {
  backUpUrl,
  fillRest,
  listDifferences,
  makeBackupFolder,
  readAll,
  WAITING_EMAIL,
} from './backup.test.support.ts';
import { readSchemaSources } from './build-schema.ts';
import { LEFT_OUT_TABLES, PRODUCT_TABLES } from './product-tables.ts';
import { restoreBackup } from './restore-backup.ts';
import { storeDatabase } from './store-database.ts';

const source = await createEmptyDatabase();
await asOwner(source, async (owner) => {
  await fillFormerRelease(owner);
  await bringUpToDate(source);
  await fillRest(owner);
});
const backup = await backUpUrl(source.url);

test('every table of the product is in the backup, with rows, and every sequence', async () => {
  const rows = await readAll(source.owner);
  const tables = [...rows.keys()].filter((name) => !name.startsWith('sequence '));
  const stored = backup.manifest.tables.map(({ name }) => name);
  expect([...stored].sort()).toEqual(tables.filter((name) => !LEFT_OUT_TABLES.includes(name)));
  expect(stored.filter((name) => !PRODUCT_TABLES.includes(name))).toEqual([]);
  expect(backup.foreign).toEqual([]);
  for (const { name, pieces } of backup.manifest.tables) {
    expect(rows.get(name)?.length, name).toBeGreaterThan(0);
    const count = pieces.reduce((sum, piece) => sum + piece.rows, 0);
    expect(count, name).toBe(rows.get(name)?.length);
  }
  expect(backup.manifest.sequences.length).toBeGreaterThan(1);
});

test('an owner who is no superuser restores every row and sequence of it, and the series go on', async () => {
  const target = await createOwnedDatabase();
  const place = { databaseUrl: target.url, dataDirectory: makeBackupFolder() };
  const { counts } = await restoreBackup(place, { path: backup.path, withMail: true });
  expect(counts).toEqual(backup.manifest.counts);
  const [before, after] = [await readAll(source.owner), await readAll(target.owner)];
  expect(listDifferences(before, after)).toEqual([...LEFT_OUT_TABLES]);
  const { rows: disabled } = await target.owner.query(
    "select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal",
  );
  expect(disabled).toEqual([]);

  await bringUpToDate(target);
  await expectChainsToGoOn(askAsIssuer(target));
});

test('messages that waited are not sent again unless it is asked for', async () => {
  const target = await createEmptyDatabase();
  const dataDirectory = makeBackupFolder();
  await keepEmail(join(dataDirectory, 'outbox'), WAITING_EMAIL);
  const kept = await backUpUrl(source.url, dataDirectory);
  expect(kept.manifest.counts.waiting).toBe(1);
  expect(await countMail(source)).toEqual({ waiting: 1, failed: 0 });

  const restored = makeBackupFolder();
  const place = { databaseUrl: target.url, dataDirectory: restored };
  await restoreBackup(place, { path: kept.path, withMail: false });
  expect(await countMail(target)).toEqual({ waiting: 0, failed: 1 });
  expect(readdirSync(restored)).toEqual(['outbox-restored']);
  const [name = ''] = readdirSync(join(dataDirectory, 'outbox'));
  expect(readFileSync(join(restored, 'outbox-restored', name))).toEqual(
    readFileSync(join(dataDirectory, 'outbox', name)),
  );
});

test('a database that holds something is refused, whatever it holds', async () => {
  const path = backup.path;
  const restoreTo = (target: TestDatabase) =>
    restoreBackup(
      { databaseUrl: target.url, dataDirectory: makeBackupFolder() },
      { path, withMail: false },
    );
  await expect(restoreTo(source)).rejects.toThrow('already has accounts (4)');
  await expect(restoreTo(await createTestDatabase())).rejects.toThrow('is not empty');
  const other = await createEmptyDatabase();
  await other.owner.query('create table public.invoices (id int)');
  await expect(restoreTo(other)).rejects.toThrow('is not empty');
});

test('a damaged backup changes nothing, nor does one whose rows are refused', async () => {
  const target = await createEmptyDatabase();
  const place = { databaseUrl: target.url, dataDirectory: makeBackupFolder() };
  const path = join(makeBackupFolder(), 'damaged.tar.gz');
  const bytes = readFileSync(backup.path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  await expect(restoreBackup(place, { path, withMail: false })).rejects.toThrow(/damaged at "\S+"/);
  const sources = readSchemaSources();
  const stricter = sources.migrations.map((migration) => ({
    ...migration,
    text: migration.text.replace("'queued', 'sent', 'failed'", "'sent'"),
  }));
  await expect(
    restoreBackup(place, {
      path: backup.path,
      withMail: false,
      sources: { ...sources, migrations: stricter },
    }),
  ).rejects.toThrow('email_logs_status_check');
  expect((await readAll(target.owner)).size).toBe(0);
  // Nothing is in the way of the right one.
  await restoreBackup(place, { path: backup.path, withMail: false });
});

test('one whose chains do not hold is written and restored all the same, and says which', async () => {
  const target = await createEmptyDatabase();
  const place = { databaseUrl: target.url, dataDirectory: makeBackupFolder() };
  await restoreBackup(place, { path: backup.path, withMail: true });
  await target.owner.query(`begin; set local session_replication_role = replica;
    update public.documents set hash = 'x' where number = 'F-2026-0002';
    update public.payments set amount = 1 where id = '00000000-0000-4000-9000-000000000005'; commit`);
  const broken = await backUpUrl(target.url);
  expect(broken.manifest.brokenChains).toEqual([
    '732829320 · F of 00000000-0000-4000-8000-000000000001',
    'payments of 00000000-0000-4000-8000-000000000002',
  ]);
  const other = await createEmptyDatabase();
  await restoreBackup(
    { databaseUrl: other.url, dataDirectory: makeBackupFolder() },
    { path: broken.path, withMail: true },
  );
  expect(listDifferences(await readAll(target.owner), await readAll(other.owner))).toEqual([]);
});

test.each(['', '20261128095000'])(
  'one of the former release and its upgrades up to « %s » becomes what an upgrade makes of it',
  async (last) => {
    const former = await createEmptyDatabase();
    await asOwner(former, async (owner) => {
      await fillFormerRelease(owner);
      for (const { version, name, text } of readSchemaSources().upgrades) {
        if (version > last) continue;
        await owner.query(text);
        await owner.query(
          'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
          [version, name],
        );
      }
    });
    const { path } = await backUpUrl(former.url);
    await bringUpToDate(former);
    const target = await createEmptyDatabase();
    const { applied } = await restoreBackup(
      { databaseUrl: target.url, dataDirectory: makeBackupFolder() },
      { path, withMail: true },
    );
    expect(applied.length).toBeGreaterThan(3);
    expect(await describeSchema(target.owner)).toEqual(await describeSchema(former.owner));
    // Upgrades tell devices to read documents again, each at its own moment.
    const read = ({ owner }: TestDatabase) => readAll(owner, 'updated_at');
    expect(listDifferences(await read(former), await read(target))).toEqual([]);
  },
);

test('one that lacks a later migration gets it, one that has it keeps it, one of a later version is refused', async () => {
  const sources = readSchemaSources();
  const later = {
    version: '20991231000000',
    name: 'later',
    text: 'alter table public.leads add column later int not null default 7',
  };
  const next = { ...sources, migrations: [...sources.migrations, later] };
  const target = await createEmptyDatabase();
  const place = { databaseUrl: target.url, dataDirectory: makeBackupFolder() };
  const { applied } = await restoreBackup(place, {
    path: backup.path,
    withMail: true,
    sources: next,
  });
  expect(applied).toEqual([later.version]);
  await target.owner.query('update public.leads set later = 8');
  const { path } = await backUpUrl(target.url);

  const other = await createEmptyDatabase();
  const otherPlace = { databaseUrl: other.url, dataDirectory: makeBackupFolder() };
  await expect(restoreBackup(otherPlace, { path, withMail: true })).rejects.toThrow(
    'is of a later version',
  );
  expect((await readAll(other.owner)).size).toBe(0);
  await restoreBackup(otherPlace, { path, withMail: true, sources: next });
  expect(listDifferences(await readAll(target.owner), await readAll(other.owner))).toEqual([]);
  const { rows } = await other.owner.query('select distinct later from public.leads');
  expect(rows).toEqual([{ later: 8 }]);
});

test('a backup is of one moment, and neither writers nor a server that starts wait for it', async () => {
  const client = new Client(source.access.config('owner'));
  await client.connect();
  onTestFinished(() => client.end());
  const stored = new Map<string, string>();
  await storeDatabase(client, async (name, bytes) => {
    if (stored.size === 0)
      await source.owner.query("insert into public.leads (email) values ('during@exemple.fr')");
    // A server that starts locks this table, which is the first to be read.
    if (stored.has(nameOfPiece('auth.pending_sign_ups', 0)))
      await source.owner.query(`begin; set local lock_timeout = '2s';
        lock table auth.pending_sign_ups in access exclusive mode; rollback`);
    stored.set(name, Buffer.from(bytes).toString());
    return { name, bytes: bytes.length, sha256: '', rows: 0 };
  });
  expect([...stored.keys()].at(-1)).not.toBe(nameOfPiece('auth.pending_sign_ups', 0));
  expect(stored.get(nameOfPiece('public.leads', 0))).toContain('visiteur@exemple.fr');
  expect(stored.get(nameOfPiece('public.leads', 0))).not.toContain('during@exemple.fr');
});

async function countMail({ owner }: TestDatabase) {
  const { rows } = await owner.query(
    `select (select count(*)::int from private.mail_queue) as waiting,
       (select count(*)::int from public.email_logs where status = 'failed' and reason = 'restored') as failed`,
  );
  return rows[0];
}

async function bringUpToDate({ access }: TestDatabase): Promise<void> {
  const { stop } = await connectDatabase(access);
  await stop();
}

/** One connection, whose settings are forgotten afterwards. */
async function asOwner(
  { owner }: TestDatabase,
  run: (client: Parameters<typeof fillFormerRelease>[0]) => Promise<void>,
): Promise<void> {
  const client = await owner.connect();
  try {
    await run(client);
  } finally {
    client.release(true);
  }
}
