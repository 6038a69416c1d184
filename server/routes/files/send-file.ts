import type { Context } from 'hono';
import { takeCommonHeaders } from '#server/middleware/common-headers.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { BuiltFile, EncodedFile } from './read-files.ts';
import { readRange } from './read-range.ts';

/** Sends a file in the best encoding, or 304 if the client’s copy is current. */
export async function sendFile(context: Context, file: BuiltFile): Promise<Response> {
  const { req } = context;
  const range = req.header('Range');
  // Ranges refer to the unencoded file.
  const chosen = await (range === undefined ? choose(context, file) : file.encode('identity'));
  if (isKept(req.header('If-None-Match'), chosen.tag))
    return answer(context, null, { status: 304, headers: chosen.unchanged });
  const isPart = range !== undefined && [undefined, chosen.tag].includes(req.header('If-Range'));
  return isPart
    ? sendPart(context, chosen, range)
    : answer(context, chosen.bytes, { status: 200, headers: chosen.headers });
}

export async function sendNotFoundPage(context: Context, file: BuiltFile): Promise<Response> {
  const { bytes, headers } = await choose(context, file);
  return answer(context, bytes, { status: 404, headers });
}

function choose(
  { req }: Context,
  { encodings, encode }: BuiltFile,
): EncodedFile | Promise<EncodedFile> {
  return encode(chooseEncoding(req.header('Accept-Encoding'), (name) => encodings.includes(name)));
}

function answer(
  context: Context,
  bytes: Uint8Array<ArrayBuffer> | null,
  { status, headers }: { status: number; headers: Record<string, string> },
): Response {
  return new Response(bytes, { status, headers: { ...takeCommonHeaders(context), ...headers } });
}

/** RFC 9110, 13.1.2: a proxy that recompresses may have weakened the tag. */
function isKept(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false;
  return tags.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));
}

/** RFC 9110, 14: several ranges, or unknown units, get the whole file. */
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
