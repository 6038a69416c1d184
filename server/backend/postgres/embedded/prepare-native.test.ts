import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findNative } from './find-native.ts';
import { copyFiles, linkLibraries } from './native-files.ts';
import { prepareNative } from './prepare-native.ts';
import { requireSystemUser } from './system-user.ts';

const user = requireSystemUser();
const native = findNative();
const NAME = `postgresql-${native.version}`;

/** Forces a copy: for another user, or beside a package that is not writable. */
const prepare = (copyTo: string) => prepareNative(native, { user: user ?? OTHER, copyTo });
/** Without root, the user of the tests stands for the other one. */
const OTHER = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };

test('a copy leads nowhere else, is open to all whatever the umask, and is used again', async () => {
  const folder = makeFolder();
  const umask = process.umask(0o077);
  const copy = await prepare(folder).finally(() => process.umask(umask));
  expect(copy).toBe(join(folder, NAME));
  const links = listLinks(copy);
  expect(links).toContainEqual(['lib/libicuuc.so.60', 'libicuuc.so.60.2']);
  for (const [path, target] of links) {
    expect(target).not.toContain('/');
    expect(existsSync(join(copy, path))).toBe(true);
  }
  for (const path of ['share', 'lib/libpq.so.5.18', 'bin/postgres'])
    expect(lstatSync(join(copy, path)).mode & 0o044).toBe(0o044);
  const made = lstatSync(copy).ino;
  expect(await prepare(folder)).toBe(copy);
  expect(lstatSync(copy).ino).toBe(made);
  expect(readdirSync(folder)).toEqual([NAME]);
});

test('a copy that is not whole is left to who may use it, and another made', async () => {
  const folder = makeFolder();
  const spoil: ((copy: string) => void)[] = [
    (copy) => relink(copy, join(native.folder, 'lib/libicuuc.so.60.2')),
    (copy) => rmSync(join(copy, 'lib/libicuuc.so.60')),
    (copy) => rmSync(join(copy, 'share/postgresql/postgres.bki')),
    (copy) => truncateSync(join(copy, 'lib/libicudata.so.60.2'), 1000),
    (copy) => chmodSync(join(copy, 'share'), 0o700),
  ];
  let copy = await prepare(folder);
  for (const [index, change] of spoil.entries()) {
    change(copy);
    const left = listLinks(copy);
    const other = await prepare(folder);
    expect(other).toBe(join(folder, `${NAME}.${index + 2}`));
    expect(listLinks(copy)).toEqual(left);
    copy = other;
  }
  expect(await prepare(folder)).toBe(copy);
});

test('what starts that were killed left is neither used nor kept', async () => {
  const folder = makeFolder();
  const unfinished = join(folder, `${NAME}.new-1`);
  mkdirSync(join(unfinished, 'bin'), { recursive: true });
  writeFileSync(join(unfinished, 'bin/postgres'), '');
  // Left by a start still at work.
  const recent = join(folder, `${NAME}.new-2`);
  mkdirSync(recent);
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(unfinished, yesterday, yesterday);
  expect(await prepare(folder)).toBe(join(folder, NAME));
  expect(readdirSync(folder)).toEqual([NAME, `${NAME}.new-2`]);
});

test('of four starts at once one copy is left, which all of them use', async () => {
  const folder = makeFolder();
  const copies = await Promise.all(Array.from({ length: 4 }, () => prepare(folder)));
  expect(new Set(copies)).toEqual(new Set([join(folder, NAME)]));
  expect(readdirSync(folder)).toEqual([NAME]);
});

test('a package whose programs do not run is one sentence, and leaves no copy', async () => {
  const folder = makeFolder();
  const broken = join(makeFolder(), 'native');
  copyFiles(native.folder, broken);
  linkLibraries(broken);
  truncateSync(join(broken, 'bin/postgres'), 4096);
  const tries = prepareNative(
    { ...native, folder: broken },
    { user: user ?? OTHER, copyTo: folder },
  );
  await expect(tries).rejects.toThrow(
    `Les programmes de PostgreSQL ne tournent pas depuis « ${folder} » : réinstallez-les`,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('for who runs the server, links are made again where the package is', async () => {
  const folder = join(makeFolder(), 'native');
  copyFiles(native.folder, folder);
  symlinkSync(join(native.folder, 'lib/libicuuc.so.60.2'), join(folder, 'lib/libicuuc.so.60'));
  const place = { user: null, copyTo: makeFolder() };
  expect(await prepareNative({ ...native, folder }, place)).toBe(folder);
  expect(listLinks(folder)).toContainEqual(['lib/libicuuc.so.60', 'libicuuc.so.60.2']);
  expect(readdirSync(place.copyTo)).toEqual([]);
});

function relink(copy: string, target: string): void {
  const link = join(copy, 'lib/libicuuc.so.60');
  rmSync(link);
  symlinkSync(target, link);
}

function listLinks(folder: string): [path: string, target: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => lstatSync(join(folder, path)).isSymbolicLink())
    .map((path): [string, string] => [path, readlinkSync(join(folder, path))])
    .toSorted();
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-native-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
