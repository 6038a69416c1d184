import { createReadStream } from 'node:fs';

/** Reads a file or standard input; null beyond the limit. Throws what node:fs throws. */
export async function readBytes(path: string, limit: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A stream: a pipe has no size, and /dev/zero no end.
  for await (const chunk of path === '-'
    ? process.stdin
    : createReadStream(path, { highWaterMark: CHUNK })) {
    length += chunk.length;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const CHUNK = 1 << 20;
