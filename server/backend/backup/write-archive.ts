import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { archiveFault } from './archive-fault.ts';
import { type EntrySum, MANIFEST_NAME, type Manifest } from './archive-manifest.ts';
import { countRows } from './cut-pieces.ts';

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<EntrySum>;

/**
 * Writes a new .tar.gz that only this user can read: the entries that `fill` adds, then the
 * manifest that it returns. It takes its name once it is on the disk and `readBack` found the same
 * manifest in it; until then it is a hidden file beside. Never overwrites: throws EEXIST as an
 * archive fault.
 */
export async function writeArchive(
  path: string,
  fill: (add: AddEntry) => Promise<Manifest>,
  readBack: (unfinished: string) => Promise<Manifest>,
): Promise<{ manifest: Manifest; bytes: number }> {
  await refuseExisting(path);
  const name = `.${basename(path)}.${randomBytes(6).toString('hex')}.unfinished`;
  const unfinished = join(dirname(path), name);
  const file = await open(unfinished, 'wx', 0o600).catch(throwArchiveFault);
  const remove = () => rmSync(unfinished, { force: true });
  process.once('exit', remove);
  try {
    const manifest = await writeEntries(file, fill).finally(() => file.close());
    if (!isDeepStrictEqual(await readBack(unfinished), manifest))
      throw new Error('Another manifest was read back');
    const { size } = await stat(unfinished);
    await giveName(unfinished, path).catch(throwArchiveFault);
    return { manifest, bytes: size };
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function writeEntries(
  file: FileHandle,
  fill: (add: AddEntry) => Promise<Manifest>,
): Promise<Manifest> {
  const { readable, controller } = createTarPacker();
  const add: AddEntry = async (name, bytes) => {
    const sum = sumEntry(name, bytes);
    // A reader knows at once which entry is damaged; tar passes comments over.
    const pax = { comment: sum.sha256 };
    const header = { name, size: bytes.length, mode: 0o600, pax };
    const body = controller.add(header).getWriter();
    if (bytes.length > 0) await body.write(bytes);
    await body.close();
    return sum;
  };
  // A failure of the file ends the entries, and theirs the file: which came first?
  let fileError: unknown = null;
  let isOfFile = true;
  const fillAll = async () => {
    try {
      const manifest = await fill(add);
      await add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 1)));
      controller.finalize();
      return manifest;
    } catch (error) {
      isOfFile = fileError !== null;
      controller.error(error);
      throw error;
    }
  };
  // The types of the DOM and of node:stream/web describe the same streams.
  const packed = Readable.fromWeb(readable as unknown as Parameters<typeof Readable.fromWeb>[0]);
  const target = file.createWriteStream({ flush: true });
  target.on('error', (error) => {
    fileError = error;
  });
  // Both end before the file is closed, whichever fails first.
  const [written, filled] = await Promise.allSettled([
    pipeline(packed, createGzip(), target),
    fillAll(),
  ]);
  if (written.status === 'rejected' && isOfFile) throw archiveFault(written.reason);
  if (filled.status === 'rejected') throw filled.reason;
  if (written.status === 'rejected') throw written.reason;
  return filled.value;
}

function sumEntry(name: string, bytes: Uint8Array): EntrySum {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, bytes: bytes.length, sha256, rows: countRows(bytes) };
}

async function refuseExisting(path: string): Promise<void> {
  const known = await stat(path).catch(() => null);
  if (known) throw archiveFault(Object.assign(new Error('It exists'), { code: 'EEXIST' }));
}

/** A link fails on an existing file, where a rename would replace it. */
async function giveName(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path);
    await rm(unfinished);
  } catch (error) {
    if (!WITHOUT_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await refuseExisting(path);
    await rename(unfinished, path);
  }
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

function throwArchiveFault(error: unknown): never {
  throw archiveFault(error);
}

/** Disks that know no hard links. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'ENOSYS', 'EXDEV']);
