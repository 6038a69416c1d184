import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Deployment } from '#content/deployment.ts';
import { contentSecurityPolicy, type OtherSites } from './content-security-policy.ts';
import { fillBuild } from './deployed/fill-build.ts';
import { hashDeployed } from './deployed/hash-deployed.ts';
import { listEncodings, packWhenAsked } from './deployed/pack-when-asked.ts';
import {
  ENCODINGS,
  type Encoding,
  FILE_LIST,
  type FileList,
  fileListSchema,
  nameEncoded,
} from './file-list.ts';

export type BuiltFile = {
  isPage: boolean;
  encodings: readonly Encoding[];
  /** Of one of `encodings`; a promise while a file is compressed for the first time. */
  encode: (encoding: Encoding) => EncodedFile | Promise<EncodedFile>;
};
export type EncodedFile = {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
  headers: Record<string, string>;
  /** Headers of a 304 answer, which refresh the browser’s copy. */
  unchanged: Record<string, string>;
};

type Bytes = Buffer<ArrayBuffer>;

/**
 * Reads the whole build into memory, by path, with what the deployment says: a later build cannot
 * mix with it. Empty without a build, as in development.
 */
export function readFiles(
  folder: string,
  { deployment, ...others }: OtherSites & { deployment: Deployment },
): Map<string, BuiltFile> {
  const listFile = join(folder, FILE_LIST);
  if (!existsSync(listFile)) return new Map();
  const list = fileListSchema.parse(JSON.parse(readFileSync(listFile, 'utf8')));
  const filled = fillBuild(folder, { list, deployment });
  return new Map(
    Object.entries(list).map(([path, listed]) => [
      path,
      readBuilt(folder, { path, listed, bytes: filled.get(path) ?? Buffer.alloc(0), others }),
    ]),
  );
}

function readBuilt(
  folder: string,
  {
    path,
    listed: { file, tags, inline },
    bytes,
    others,
  }: { path: string; listed: FileList[string]; bytes: Bytes; others: OtherSites },
): BuiltFile {
  const encodings = tags ? ENCODINGS.filter((name) => tags[name]) : listEncodings(bytes);
  const kept = {
    'Cache-Control': cacheControl(path, inline !== undefined),
    ...(inline && contentSecurityPolicy(tags ? inline : hashDeployed(inline, bytes), others)),
    // A file with one encoding does not vary.
    ...(encodings.length > 1 && { Vary: 'Accept-Encoding' }),
  };
  const describe = (encoding: Encoding, packed: Bytes, hash = hashOf(packed)) =>
    describeEncoded(packed, {
      tag: `"${hash}"`,
      kept,
      own: {
        'Content-Type': getMimeType(file) ?? 'application/octet-stream',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    });
  if (!tags)
    return { isPage: inline !== undefined, encodings, encode: packWhenAsked(bytes, describe) };
  const identity = describe('identity', bytes, tags.identity);
  const read = (name: Encoding) =>
    describe(name, readFileSync(join(folder, nameEncoded(file, name))), tags[name]);
  const packed = { gzip: tags.gzip && read('gzip'), br: tags.br && read('br'), identity };
  return { isPage: inline !== undefined, encodings, encode: (name) => packed[name] || identity };
}

function describeEncoded(
  bytes: Bytes,
  { tag, kept, own }: { tag: string; kept: Record<string, string>; own: Record<string, string> },
): EncodedFile {
  const unchanged = { ...kept, ETag: tag };
  return {
    bytes,
    tag,
    unchanged,
    headers: { ...unchanged, ...own, 'Content-Length': String(bytes.length) },
  };
}

function hashOf(bytes: Bytes): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** A page is revalidated each time by its tag; names in /assets/ change with their content. */
function cacheControl(path: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400';
}
