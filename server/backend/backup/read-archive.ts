import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { startProblem } from '#server/backend/start-problem.ts';
import { archiveFault } from './archive-fault.ts';
import {
  type EntrySum,
  listAnnounced,
  MANIFEST_NAME,
  type Manifest,
  parseManifest,
} from './archive-manifest.ts';
import { countRows } from './cut-pieces.ts';

/** Takes the bytes of an entry as they come, then its end. */
export type EntrySink = {
  write: (bytes: Uint8Array) => Promise<void> | void;
  end: () => Promise<void> | void;
};

/**
 * Reads a whole backup and compares each entry with its own hash, then all of them with the
 * manifest: place, size, rows and hash. `take` may give a sink for an entry; its bytes are known to
 * be right when it ends. Throws a sentence for the operator that names the entry at which the file
 * is damaged, and archive faults.
 */
export async function readArchive(
  path: string,
  take: (name: string) => EntrySink | null = () => null,
): Promise<Manifest> {
  const seen: EntrySum[] = [];
  let manifest: Manifest | null = null;
  let at = '';
  try {
    for await (const entry of openEntries(path)) {
      if (manifest !== null) throw damage('something comes after it');
      at = entry.header.name;
      if (at === MANIFEST_NAME) manifest = await readManifest(entry);
      else if (isNameOfOurs(at)) seen.push(await readEntry(entry, take(at)));
      else throw startProblem(sayNoBackup(path));
    }
  } catch (error) {
    throw explainDamage(error, { path, at });
  }
  if (at === '') throw startProblem(sayNoBackup(path));
  if (manifest === null) throw startProblem(sayDamaged(path, at, 'the rest is missing'));
  compare(path, seen, manifest);
  return manifest;
}

function openEntries(path: string): AsyncIterable<ParsedTarEntry> {
  const file = createReadStream(path);
  const gunzip = createGunzip({ chunkSize: CHUNK });
  file.on('error', (error) => gunzip.destroy(archiveFault(error)));
  // Its failures reach whoever reads the entries.
  pipeline(file, gunzip, () => undefined);
  // The types of node:stream/web and of the DOM describe the same streams.
  const bytes = Readable.toWeb(gunzip) as unknown as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }));
  return entries as unknown as AsyncIterable<ParsedTarEntry>;
}

async function readEntry(
  { header, body }: ParsedTarEntry,
  sink: EntrySink | null,
): Promise<EntrySum> {
  const hash = createHash('sha256');
  const read = { name: header.name, bytes: 0, rows: 0 };
  for await (const bytes of iterate(body)) {
    hash.update(bytes);
    read.bytes += bytes.length;
    read.rows += countRows(bytes);
    await sink?.write(bytes);
  }
  const sum = { ...read, sha256: hash.digest('hex') };
  if (header.pax?.comment !== sum.sha256) throw damage('it was changed');
  await sink?.end();
  return sum;
}

async function readManifest(entry: ParsedTarEntry): Promise<Manifest> {
  const parts: Uint8Array[] = [];
  await readEntry(entry, {
    write: (bytes) => {
      parts.push(bytes);
    },
    end: () => undefined,
  });
  const manifest = parseManifest(Buffer.concat(parts).toString('utf8'));
  if (manifest === null) throw damage('this version cannot read it');
  return manifest;
}

function iterate(body: ParsedTarEntry['body']): AsyncIterable<Uint8Array> {
  return body as unknown as AsyncIterable<Uint8Array>; // the DOM’s types do not say that it is one
}

function compare(path: string, seen: readonly EntrySum[], manifest: Manifest): void {
  const announced = listAnnounced(manifest);
  for (const [index, { name, bytes, sha256, rows }] of announced.entries()) {
    const found = seen[index];
    if (found?.name !== name) throw startProblem(sayDamaged(path, name, 'it is missing'));
    const isWhole = found.bytes === bytes && (rows === null || found.rows === rows);
    if (!isWhole) throw startProblem(sayDamaged(path, name, 'a part of it is missing'));
    if (found.sha256 !== sha256) throw startProblem(sayDamaged(path, name, 'it was changed'));
  }
  const extra = seen[announced.length];
  if (extra) throw startProblem(sayDamaged(path, extra.name, 'its manifest does not know it'));
}

function explainDamage(error: unknown, { path, at }: { path: string; at: string }): unknown {
  const { code = '', cause } = error as NodeJS.ErrnoException; // only errors are thrown here
  // Streams of the web wrap what zlib says.
  const { message } = cause instanceof Error ? cause : (error as Error);
  if (!isOfContents(code, message)) return error;
  return startProblem(at === '' ? sayNoBackup(path) : sayDamaged(path, at, message), error);
}

function damage(reason: string): Error {
  return Object.assign(new Error(reason), { code: DAMAGE });
}

function sayNoBackup(path: string): string {
  return `"${path}" is no backup of Facturier.`;
}

function sayDamaged(path: string, entry: string, reason: string): string {
  return `"${path}" is damaged at "${entry}" (${reason}): take another backup.`;
}

/** What zlib and the reader of tar say; others are failures of the disk or of a sink. */
function isOfContents(code: string, message: string): boolean {
  return code === DAMAGE || code.startsWith('Z_') || (code === '' && OF_TAR.test(message));
}

function isNameOfOurs(name: string): boolean {
  return /^(?:tables|files)\/[\w./-]+$/.test(name) && !name.includes('..');
}

const DAMAGE = 'DAMAGE';
const OF_TAR = /\btar\b|EOF|global attributes/i;
const CHUNK = 262_144;
