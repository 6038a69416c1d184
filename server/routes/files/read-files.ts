import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { contentSecurityPolicy, type OtherSites } from './content-security-policy.ts';
import {
  type Encoding,
  FILE_LIST,
  type FileList,
  fileListSchema,
  nameEncoded,
} from './file-list.ts';

export type BuiltFile = {
  isPage: boolean;
  encoded: Partial<Record<Encoding, EncodedFile>> & { identity: EncodedFile };
};
export type EncodedFile = {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
  headers: Record<string, string>;
  /** Headers of a 304 answer, which refresh the browser’s copy. */
  unchanged: Record<string, string>;
};

/**
 * Reads the whole build into memory, by path: a later build cannot mix with it. Empty without a
 * build, as in development.
 */
export function readFiles(folder: string, others: OtherSites): Map<string, BuiltFile> {
  const list = join(folder, FILE_LIST);
  if (!existsSync(list)) return new Map();
  const files = fileListSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  return new Map(
    Object.entries(files).map(([path, listed]) => [
      path,
      readBuilt(folder, { path, listed, others }),
    ]),
  );
}

function readBuilt(
  folder: string,
  {
    path,
    listed: { file, tags, inline },
    others,
  }: { path: string; listed: FileList[string]; others: OtherSites },
): BuiltFile {
  const kept = {
    'Cache-Control': cacheControl(path, inline !== undefined),
    ...(inline && contentSecurityPolicy(inline, others)),
    // A file with one encoding does not vary.
    ...(tags.gzip && { Vary: 'Accept-Encoding' }),
  };
  const read = (encoding: Encoding, hash: string) =>
    readEncoded(join(folder, nameEncoded(file, encoding)), {
      tag: `"${hash}"`,
      kept,
      own: {
        'Content-Type': getMimeType(file) ?? 'application/octet-stream',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    });
  return {
    isPage: inline !== undefined,
    encoded: {
      identity: read('identity', tags.identity),
      ...(tags.gzip && { gzip: read('gzip', tags.gzip) }),
      ...(tags.br && { br: read('br', tags.br) }),
    },
  };
}

function readEncoded(
  file: string,
  { tag, kept, own }: { tag: string; kept: Record<string, string>; own: Record<string, string> },
): EncodedFile {
  const bytes = readFileSync(file);
  const unchanged = { ...kept, ETag: tag };
  return {
    bytes,
    tag,
    unchanged,
    headers: { ...unchanged, ...own, 'Content-Length': String(bytes.length) },
  };
}

/** A page is revalidated each time by its tag; names in /assets/ change with their content. */
function cacheControl(path: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'public, max-age=86400';
}
