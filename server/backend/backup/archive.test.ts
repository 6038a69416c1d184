import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { isArchiveFault } from './archive-fault.ts';
import { type EntrySum, type Manifest, nameOfFile, nameOfPiece } from './archive-manifest.ts';
import { readArchive } from './read-archive.ts';
import { type AddEntry, writeArchive } from './write-archive.ts';

const PIECES = ['1\tun\n2\tdeux\n', '3\ttrois\n'];
const KEYS = 'des clés';

test('what was written is read, entry by entry, and only its owner may read the file', async () => {
  const { path, written } = await makeArchive();
  const entries: [string, string][] = [];
  const manifest = await readArchive(path, (name) => {
    const parts: Uint8Array[] = [];
    return {
      write: (bytes) => {
        parts.push(bytes);
      },
      end: () => {
        entries.push([name, Buffer.concat(parts).toString()]);
      },
    };
  });
  expect(manifest).toEqual(written.manifest);
  expect(entries).toEqual([
    [nameOfPiece('public.documents', 0), PIECES[0]],
    [nameOfPiece('public.documents', 1), PIECES[1]],
    ['files/keys.json', KEYS],
  ]);
  const { mode, size } = statSync(path);
  expect([mode & 0o777, size]).toEqual([0o600, written.bytes]);
});

test('a file that exists is not replaced, and an unfinished one leaves nothing', async () => {
  const { path, folder } = await makeArchive();
  const before = readFileSync(path);
  await expect(writeArchive(path, fill, readArchive)).rejects.toSatisfy(isArchiveFault);
  expect(readFileSync(path)).toEqual(before);
  const other = join(folder, 'other.tar.gz');
  const failing = (add: AddEntry) => add('tables/one/000001.copy', Buffer.alloc(9)).then(fail);
  await expect(writeArchive(other, failing, readArchive)).rejects.toThrow('no more rows');
  await expect(
    writeArchive(other, fill, async (unfinished) => ({
      ...(await readArchive(unfinished)),
      product: 'another',
    })),
  ).rejects.toThrow('Another manifest');
  await expect(
    writeArchive(join(folder, 'nowhere', 'a.tar.gz'), fill, readArchive),
  ).rejects.toSatisfy(isArchiveFault);
  expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
});

test('a file that was cut short anywhere is refused', async () => {
  const { path, folder } = await makeArchive();
  const bytes = readFileSync(path);
  const cut = join(folder, 'cut.tar.gz');
  for (let length = 0; length < bytes.length; length += 1 + (length % 7)) {
    writeFileSync(cut, bytes.subarray(0, length));
    await expect(readArchive(cut), `${length} bytes`).rejects.toThrow(
      /is damaged at "\S+"|no backup of Facturier/,
    );
  }
});

test('a file with one byte changed is refused, whichever it is', async () => {
  const { path, folder } = await makeArchive();
  const bytes = readFileSync(path);
  const contents = gunzipSync(bytes);
  const changed = join(folder, 'changed.tar.gz');
  let refused = 0;
  for (let place = 0; place < bytes.length; place += 1 + (place % 3)) {
    const copy = Buffer.from(bytes);
    copy[place] = (copy[place] ?? 0) ^ 0x10;
    // A date that nobody reads (RFC 1952), or zeros copied from elsewhere: the same contents.
    if (gunzip(copy)?.equals(contents)) continue;
    refused += 1;
    writeFileSync(changed, copy);
    await expect(readArchive(changed), `byte ${place}`).rejects.toThrow(
      /is damaged at "\S+"|no backup of Facturier/,
    );
  }
  expect(refused).toBeGreaterThan(bytes.length / 3);
});

test('the entry that does not hold what the manifest says is named', async () => {
  const { path, folder } = await makeArchive();
  const tar = gunzipSync(readFileSync(path));
  const forged = join(folder, 'forged.tar.gz');
  const second = nameOfPiece('public.documents', 1);
  const forge = (bytes: Buffer) => writeFileSync(forged, gzipSync(bytes));

  forge(replace(tar, 'trois', 'treis'));
  await expect(readArchive(forged)).rejects.toThrow(`damaged at "${second}" (it was changed)`);
  forge(replace(tar, KEYS, 'des cles '));
  await expect(readArchive(forged)).rejects.toThrow('damaged at "files/keys.json"');
  // Its comment, then itself: a header and a block each.
  const at = tar.indexOf(`PaxHeader/${second}`);
  const end = at + 4 * 512;
  forge(Buffer.concat([tar.subarray(0, at), tar.subarray(end)]));
  await expect(readArchive(forged)).rejects.toThrow(`damaged at "${second}" (it is missing)`);
  forge(Buffer.concat([tar.subarray(0, end), tar.subarray(at)]));
  await expect(readArchive(forged)).rejects.toThrow('damaged at "files/keys.json"');
});

test('a large entry that was changed or cut short is named, though the rest is read ahead', async () => {
  const { path, folder } = await makeArchive(async (add) => {
    const manifest = await fill(add);
    for (const name of ['a', 'b', 'c', 'd']) {
      const { bytes, sha256 } = await add(nameOfFile(name), randomBytes(500_000));
      manifest.files.push({ name, bytes, sha256 });
    }
    return manifest;
  });
  const bytes = readFileSync(path);
  const damaged = join(folder, 'damaged.tar.gz');
  const place = Math.floor(bytes.length * 0.4);
  const changed = Buffer.from(bytes);
  changed[place] = (changed[place] ?? 0) ^ 1;
  writeFileSync(damaged, changed);
  await expect(readArchive(damaged)).rejects.toThrow('damaged at "files/b" (it was changed)');
  writeFileSync(damaged, bytes.subarray(0, -4));
  await expect(readArchive(damaged)).rejects.toThrow('unexpected end of file');
});

test('what is no backup is said to be none, and what is not there is a fault of the file', async () => {
  const { folder } = await makeArchive();
  const other = join(folder, 'other');
  for (const bytes of ['', 'un texte', gzipSync('un texte'), gzipSync(Buffer.alloc(1024))]) {
    writeFileSync(other, bytes);
    await expect(readArchive(other)).rejects.toThrow('is no backup of Facturier');
  }
  await expect(readArchive(join(folder, 'absent'))).rejects.toSatisfy(isArchiveFault);
  await expect(readArchive(folder)).rejects.toSatisfy(isArchiveFault);
});

test('what a disk or a copy adds after the end does no harm', async () => {
  const { path, folder, written } = await makeArchive();
  const longer = join(folder, 'longer.tar.gz');
  copyFileSync(path, longer);
  appendFileSync(longer, Buffer.alloc(4096));
  expect(await readArchive(longer)).toEqual(written.manifest);
});

async function makeArchive(add = fill) {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'backup.tar.gz');
  return { folder, path, written: await writeArchive(path, add, readArchive) };
}

async function fill(add: AddEntry): Promise<Manifest> {
  const pieces: EntrySum[] = [];
  for (const [index, text] of PIECES.entries())
    pieces.push(await add(nameOfPiece('public.documents', index), Buffer.from(text)));
  const { bytes, sha256 } = await add('files/keys.json', Buffer.from(KEYS));
  return {
    ...{ format: 1, product: '1.0.0', date: '2026-11-30T05:00:00.000Z', database: 'embedded' },
    versions: ['20261128100000'],
    tables: [
      {
        name: 'public.documents',
        columns: ['id', 'name'],
        pieces: pieces.map(({ name: _, ...piece }) => piece),
      },
    ],
    sequences: [],
    files: [{ name: 'keys.json', bytes, sha256 }],
    counts: { accounts: 0, documents: 3, issued: 0, payments: 0, waiting: 0 },
    brokenChains: [],
  };
}

function gunzip(bytes: Buffer): Buffer | null {
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}

function fail(): never {
  throw new Error('no more rows');
}

function replace(bytes: Buffer, former: string, next: string): Buffer {
  const at = bytes.indexOf(former);
  const copy = Buffer.from(bytes);
  copy.write(next, at);
  return copy;
}
