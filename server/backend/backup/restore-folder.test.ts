import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readKeyFile } from '#server/backend/keys/key-file.ts';
import { readKeyTable } from '#server/backend/keys/key-table.ts';
import { accessByUrl } from '#server/backend/postgres/access.ts';
import { askOwner } from '#server/backend/postgres/ask-owner.ts';
import { prepareOurs } from '#server/backend/postgres/embedded/prepare-native.ts';
import { connectDatabase, openDatabase } from '#server/backend/postgres/open-database.ts';
import { fillFormerRelease } from '#server/backend/postgres/upgrade/former-release.test.support.ts';
import { keepEmail } from '#server/email/outbox.ts';
import { startTcpServer } from '#server/test/clusters/start-tcp-server.ts';
import { silentOperator } from '#server/test/silent-operator.ts';
import { clusterOf, makeDataFolder } from '#server/test/spawned-server.ts';
import {
  fillRest,
  listDifferences,
  makeBackupFolder,
  readAll,
  WAITING_EMAIL,
} from './backup.test.support.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

test('a folder that is in use is backed up, restored elsewhere, by an owner of TCP too, and back', async () => {
  const first = makeFolder();
  await askOwner(placeOf(first), fillFormerRelease);
  const server = await openDatabase(placeOf(first), silentOperator);
  await askOwner(placeOf(first), async (owner) => {
    await fillRest(owner);
    await owner.query('delete from auth.server_keys');
  });
  const keys = await readKeyFile(first);
  await keepEmail(join(first, 'outbox'), WAITING_EMAIL);
  const path = await backUp(first);
  const rows = await askOwner(placeOf(first), (owner) => readAll(owner));
  await server.stop();

  const second = join(makeFolder(), 'new');
  const { counts } = await restoreBackup(placeOf(second), { path, withMail: true });
  expect(counts).toMatchObject({ accounts: 4, waiting: 1 });
  expect(readdirSync(second).sort()).toEqual(['keys.json', 'outbox', 'postgres']);
  expect(await readKeyFile(second)).toEqual(keys);
  expect(statSync(join(second, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(second, 'outbox'))).toEqual(readdirSync(join(first, 'outbox')));
  const readRows = (folder: string) => askOwner(placeOf(folder), (owner) => readAll(owner));
  expect(listDifferences(rows, await readRows(second))).toEqual(['auth.rate_limits']);
  await expect(restoreBackup(placeOf(second), { path, withMail: true })).rejects.toThrow(
    'is not empty',
  );

  const tcp = await startTcpServer((await prepareOurs(tmpdir())).folder);
  onTestFinished(tcp.stop);
  const databaseUrl = await makeOwner(tcp.url);
  const dataDirectory = makeBackupFolder();
  await restoreBackup({ databaseUrl, dataDirectory }, { path, withMail: false });
  expect(readdirSync(dataDirectory)).toEqual(['outbox-restored']);
  const served = await connectDatabase(accessByUrl(databaseUrl));
  onTestFinished(() => served.stop());
  expect(await readKeyTable(served.accounts)).toEqual(keys);

  const third = makeFolder();
  const again = await backUpPlace({ databaseUrl, dataDirectory });
  await restoreBackup(placeOf(third), { path: again, withMail: false });
  expect(await readKeyFile(third)).toEqual(keys);
  expect(listDifferences(rows, await readRows(third))).toEqual([
    ...['auth.rate_limits', 'auth.server_keys', 'private.mail_queue', 'public.email_logs'],
  ]);
});

test('a restore that was killed keeps servers away, and begins again', async () => {
  const source = makeFolder();
  await askOwner(placeOf(source), fillFormerRelease);
  await (await openDatabase(placeOf(source), silentOperator)).stop();
  const path = await backUp(source);
  const target = makeFolder();
  const child = startCommand(target, ['restore', path]);
  while (!existsSync(join(clusterOf(target), 'postmaster.pid'))) await wait(20);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(target)).toContain('restore.unfinished');
  for (const open of [openDatabase, askNothing])
    await expect(open(placeOf(target), silentOperator)).rejects.toThrow('n’est pas allée au bout');
  const note = join(target, 'notes.txt');
  writeFileSync(note, 'Mes notes');
  const again = () => restoreBackup(placeOf(target), { path, withMail: true });
  await expect(again()).rejects.toThrow('is not empty');
  rmSync(note);
  await again();
  expect(readdirSync(target)).not.toContain('restore.unfinished');
  const rows = await askOwner(placeOf(target), (owner) => readAll(owner));
  expect(rows.get('auth.users')).toHaveLength(4);
});

test('the commands say what they wrote and what they restored', async () => {
  const source = makeFolder();
  await askOwner(placeOf(source), fillFormerRelease);
  await (await openDatabase(placeOf(source), silentOperator)).stop();
  await keepEmail(join(source, 'outbox'), WAITING_EMAIL);
  const path = join(makeBackupFolder(), 'backup.tar.gz');
  const written = await runCommand(source, ['backup', path]);
  expect(written).toMatchObject({ code: 0, stderr: '' });
  const contents =
    '4 accounts; 12 documents, of which 9 issued; 5 payments; 1 message to be sent; 1 message kept in DATA_DIR; no keys\n';
  expect(written.stdout).toContain(`Backed up ${contents}`);
  expect(written.stdout).toContain('Every chain of documents and payments holds.');
  expect(await runCommand(source, ['backup', path])).toMatchObject({
    code: 2,
    stderr: `${path}: it exists already, and a backup replaces no file: give another name.\n`,
  });

  const given = await runCommand(makeFolder(), ['restore', path]);
  expect(given).toMatchObject({ code: 0, stderr: '' });
  expect(given.stdout).toContain('0 messages to be sent');
  expect(given.stdout).toContain('1 message waited when it was made');
  expect(given.stdout).toContain('are in "outbox-restored"');
  const moved = await runCommand(makeFolder(), ['restore', path, '--mail']);
  expect(moved).toMatchObject({ code: 0, stderr: '' });
  expect(moved.stdout).toContain(`Restored ${contents}`);
  expect(moved.stdout).not.toContain('outbox-restored');
});

test('folders that hold something else, or are in use, are refused and left as they are', async () => {
  const source = makeFolder();
  const server = await openDatabase(placeOf(source), silentOperator);
  onTestFinished(server.stop);
  const path = await backUp(source);
  const restoreTo = (folder: string) => restoreBackup(placeOf(folder), { path, withMail: false });
  await expect(restoreTo(source)).rejects.toThrow('is not empty');
  const other = makeFolder();
  writeFileSync(join(other, 'notes.txt'), 'Mes notes');
  await expect(restoreTo(other)).rejects.toThrow('is not empty');
  expect(readFileSync(join(other, 'notes.txt'), 'utf8')).toBe('Mes notes');
  await expect(backUp(other)).rejects.toThrow('holds no database');

  const damaged = join(makeBackupFolder(), 'damaged.tar.gz');
  writeFileSync(damaged, readFileSync(path).subarray(0, -1));
  const empty = join(other, 'empty');
  mkdirSync(empty);
  await expect(restoreBackup(placeOf(empty), { path: damaged, withMail: false })).rejects.toThrow(
    'is damaged',
  );
  expect(readdirSync(empty)).toEqual([]);
});

function makeFolder(): string {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  return folder;
}

function startCommand(folder: string, words: readonly string[]) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SUPABASE_URL: '' };
  return spawn(process.execPath, ['cli/facturier.mjs', 'admin', ...words], { env });
}

async function runCommand(folder: string, words: readonly string[]) {
  const child = startCommand(folder, words);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, code };
}

function placeOf(dataDirectory: string) {
  return { databaseUrl: null, dataDirectory };
}

function askNothing(place: ReturnType<typeof placeOf>) {
  return askOwner(place, () => Promise.resolve(null));
}

function backUp(folder: string): Promise<string> {
  return backUpPlace(placeOf(folder));
}

async function backUpPlace(place: { databaseUrl: string | null; dataDirectory: string }) {
  const path = join(makeBackupFolder(), 'backup.tar.gz');
  await writeBackup(place, { path, product: '1.0.0', now: new Date() });
  return path;
}

/** A database and the owner that the page of operations asks for. */
async function makeOwner(superuserUrl: string): Promise<string> {
  const superuser = new Client({ connectionString: superuserUrl });
  await superuser.connect();
  await superuser.query("create role maitre login createrole bypassrls password 'secret'");
  await superuser.query('create database base owner maitre');
  await superuser.end();
  const url = new URL(superuserUrl);
  Object.assign(url, { username: 'maitre', password: 'secret', pathname: '/base' });
  return url.href;
}
