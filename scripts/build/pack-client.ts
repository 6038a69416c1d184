import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listBlanks } from '#content/deployment.ts';
import { fillFile, hasAnyBlank } from '#server/routes/files/deployed/fill-file.ts';
import {
  type Encoding,
  FILE_LIST,
  type FileList,
  type InlineHashes,
  nameEncoded,
} from '#server/routes/files/file-list.ts';
import { hashSource } from '#server/routes/hash-source.ts';
import { isPage, listServed } from './list-served.ts';

type Listed = FileList[string];

/** Compresses and hashes the files that the server serves from `folder`, and lists them there. */
export async function packClient(folder: string): Promise<void> {
  const files = listServed(folder);
  const list = await Promise.all(
    files.map(
      async ({ path, file }): Promise<[string, Listed]> => [path, await pack(folder, file)],
    ),
  );
  await writeFile(join(folder, FILE_LIST), JSON.stringify(Object.fromEntries(list)));
}

async function pack(folder: string, file: string): Promise<Listed> {
  const bytes = await readFile(join(folder, file));
  const inline = isPage(file) ? { inline: hashInline(bytes.toString()) } : {};
  if (TEXT.test(file) && hasAnyBlank(bytes.toString())) {
    checkBlanks(file, bytes.toString());
    return { file, ...inline };
  }
  const keep = async (encoding: Encoding, encoded: Buffer) => {
    await writeFile(join(folder, nameEncoded(file, encoding)), encoded);
    return hash(encoded);
  };
  const tags: NonNullable<Listed['tags']> = { identity: hash(bytes) };
  const zipped = await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  if (zipped.length < bytes.length * WORTHWHILE) {
    tags.gzip = await keep('gzip', zipped);
    tags.br = await keep('br', await toBrotli(bytes, brotliOptions(bytes.length)));
  }
  return { file, tags, ...inline };
}

/** A blank that the server cannot fill stops the build. */
function checkBlanks(file: string, text: string): void {
  if (WORKER.test(file)) return;
  for (const deployment of [{}, listBlanks()]) fillFile(file, text, deployment);
}

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}

function hashInline(html: string): InlineHashes {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs);
  const styles = html.matchAll(/<[a-z][^<>]*\sstyle="([^"]*)"/g);
  return { scripts: hashSources(scripts), styles: hashSources(styles) };
}

/** Scripts with blanks are left out: the server hashes them once they are filled. */
function hashSources(found: Iterable<RegExpMatchArray>): string[] {
  const sources = Array.from(found, ([, source = '']) => source);
  return [...new Set(sources.filter((source) => !hasAnyBlank(source)).map(hashSource))];
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

const TEXT = /\.(?:html|js|css|data|json|webmanifest|xml|txt|svg)$/;
const WORKER = /^(?:service|site)-worker\.js$/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** Fonts and images are already compressed: a small gain is not worth a copy. */
const WORTHWHILE = 0.9;
