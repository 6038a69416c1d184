import { crc32 } from 'node:zlib';

/**
 * Whether a text is a whole PNG as a data URL, as a canvas gives it: chunks with their checksums,
 * from IHDR to IEND and nothing after it, not interlaced, at most 2,000 pixels a side (PNG, § 5).
 */
export function isSignature(dataUrl: string): boolean {
  if (!dataUrl.startsWith(PREFIX)) return false;
  const base64 = dataUrl.slice(PREFIX.length);
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 && isPng(bytes);
}

function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) return false;
  const types: string[] = [];
  for (let at = MAGIC.length; at < bytes.length; ) {
    const chunk = readChunk(bytes, at);
    if (!chunk || (types.length === 0) !== (chunk.type === 'IHDR')) return false;
    if (chunk.type === 'IHDR' && !isSmall(chunk.data)) return false;
    types.push(chunk.type);
    at = chunk.end;
    if (chunk.type === 'IEND') return at === bytes.length && types.includes('IDAT');
  }
  return false;
}

/** Its length, its type, its data and the checksum of both. */
function readChunk(bytes: Buffer, at: number) {
  if (at + CHUNK_BYTES > bytes.length) return null;
  const end = at + CHUNK_BYTES + bytes.readUInt32BE(at);
  if (end > bytes.length) return null;
  const checked = bytes.subarray(at + 4, end - 4);
  if (crc32(checked) !== bytes.readUInt32BE(end - 4)) return null;
  return { type: checked.toString('latin1', 0, 4), data: checked.subarray(4), end };
}

function isSmall(header: Buffer): boolean {
  if (header.length !== HEADER_BYTES || header.readUInt8(HEADER_BYTES - 1) !== 0) return false;
  const sides = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return sides.every((side) => side >= 1 && side <= MOST_PIXELS);
}

const PREFIX = 'data:image/png;base64,';
const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
/** Size of a chunk without data. */
const CHUNK_BYTES = 12;
const HEADER_BYTES = 13;
/** A sharp screen draws a signature in fewer; a few bytes can unfold to billions. */
const MOST_PIXELS = 2000;
