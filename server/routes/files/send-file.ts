import type { Context } from 'hono';
import { takeCommonHeaders } from '#server/middleware/common-headers.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { BuiltFile, EncodedFile } from './read-files.ts';
import { readRange } from './read-range.ts';

/**
 * A file in the coding that its visitor reads best; by its tag alone where the visitor has it
 * already.
 */
export function sendFile(context: Context, { encoded }: BuiltFile): Response {
  const { req } = context;
  const range = req.header('Range');
  // A part is one of the file as it is.
  const chosen = range === undefined ? choose(context, encoded) : encoded.identity;
  if (isKept(req.header('If-None-Match'), chosen.tag))
    return answer(context, null, { status: 304, headers: chosen.unchanged });
  const isPart = range !== undefined && [undefined, chosen.tag].includes(req.header('If-Range'));
  return isPart
    ? sendPart(context, chosen, range)
    : answer(context, chosen.bytes, { status: 200, headers: chosen.headers });
}

/** The page of what is not there. */
export function sendNotFoundPage(context: Context, { encoded }: BuiltFile): Response {
  const { bytes, headers } = choose(context, encoded);
  return answer(context, bytes, { status: 404, headers });
}

function choose({ req }: Context, encoded: BuiltFile['encoded']): EncodedFile {
  const encoding = chooseEncoding(req.header('Accept-Encoding'), (name) => name in encoded);
  return encoded[encoding] ?? encoded.identity;
}

function answer(
  context: Context,
  bytes: Uint8Array<ArrayBuffer> | null,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  return new Response(bytes, { status, headers: { ...takeCommonHeaders(context), ...headers } });
}

/** RFC 9110, 13.1.2: proxies that compress again may have made the tag a weak one. */
function isKept(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false;
  return tags.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));
}

/**
 * RFC 9110, 14: whoever asks for more than one part, or in words we do not know, gets the whole.
 */
function sendPart(context: Context, { bytes, headers }: EncodedFile, range: string): Response {
  const size = bytes.length;
  const part = readRange(range, size);
  if (part === null) return answer(context, bytes, { status: 200, headers });
  if (part === 'outside') {
    return answer(context, null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
  }
  const { first, last } = part;
  const own = {
    'Content-Length': String(last + 1 - first),
    'Content-Range': `bytes ${first}-${last}/${size}`,
  };
  const bytesOfPart = bytes.subarray(first, last + 1);
  return answer(context, bytesOfPart, { status: 206, headers: { ...headers, ...own } });
}
