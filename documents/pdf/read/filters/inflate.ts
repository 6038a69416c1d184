import { Inflate } from 'fflate';

/**
 * Inflates in steps and stops at `limit` bytes, against zip bombs. Checksums are not verified.
 * `isRaw` means no zlib header.
 */
export function inflate(
  compressed: Uint8Array,
  { limit, isRaw = false }: { limit: number; isRaw?: boolean },
): Inflated {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((piece) => {
    length += piece.length;
    if (length <= limit) pieces.push(piece);
  });
  const start = !isRaw && hasZlibHeader(compressed) ? ZLIB_HEADER_LENGTH : 0;
  try {
    for (let at = start; at < compressed.length && length <= limit; at += STEP)
      stream.push(compressed.subarray(at, at + STEP), at + STEP >= compressed.length);
  } catch {
    // fflate throws only on invalid data.
    return 'damaged';
  }
  return length > limit ? 'too-large' : joinPieces(pieces, length);
}

export type Inflated = Uint8Array | 'damaged' | 'too-large';

function joinPieces(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** RFC 1950, § 2.2: method 8 and a multiple of 31. Some programs leave the header out. */
function hasZlibHeader([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
}

const ZLIB_HEADER_LENGTH = 2;
// Small, because the output of a whole step is allocated before the limit is checked.
const STEP = 4096;
