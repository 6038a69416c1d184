import { isBlank } from '#documents/pdf/read/characters.ts';
import { decodeHex } from '#documents/pdf/read/parse-string.ts';

/** ASCIIHexDecode (ISO 32000-1, § 7.4.2), up to « > ». */
export function decodeAsciiHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(END);
  return decodeHex(end === -1 ? bytes : bytes.subarray(0, end));
}

/** ASCII85Decode (§ 7.4.3): « z » is four zeros, « ~ » the end. Null when invalid. */
export function decodeAscii85(bytes: Uint8Array): Uint8Array | null {
  const out = new Uint8Array(bytes.length + 4 * countOf(bytes, LETTER_Z));
  let [length, group, count] = [0, 0, 0];
  for (const byte of bytes) {
    if (byte === TILDE) break;
    if (isBlank(byte)) continue;
    if (byte === LETTER_Z && count === 0) {
      length += 4;
      continue;
    }
    if (byte < FIRST || byte > LAST) return null;
    group = group * 85 + byte - FIRST;
    if (++count < 5) continue;
    length = writeGroup(out, length, { group, size: 4 });
    [group, count] = [0, 0];
  }
  if (count === 1) return null;
  if (count > 1)
    length = writeGroup(out, length, { group: completeGroup(group, count), size: count - 1 });
  return out.subarray(0, length);
}

function countOf(bytes: Uint8Array, wanted: number): number {
  let count = 0;
  for (const byte of bytes) if (byte === wanted) count++;
  return count;
}

/** A truncated last group is completed with « u ». */
function completeGroup(group: number, count: number): number {
  return (group + 1) * 85 ** (5 - count) - 1;
}

/** Writes the first `count` bytes of the four in `group`. */
function writeGroup(
  out: Uint8Array,
  at: number,
  { group, size }: { group: number; size: number },
): number {
  for (let index = 0; index < size; index++)
    out[at + index] = Math.floor(group / 256 ** (3 - index));
  return at + size;
}

const END = 0x3e;
const TILDE = 0x7e;
const LETTER_Z = 0x7a;
const FIRST = 0x21;
const LAST = 0x75;
