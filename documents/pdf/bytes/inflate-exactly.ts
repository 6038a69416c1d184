import { Unzlib } from 'fflate';

/** Inflates `length` bytes and refuses fewer; stops soon after them, against zip bombs. */
export function inflateExactly(
  compressed: Uint8Array,
  length: number,
): { bytes: Uint8Array } | { error: string } {
  const bytes = new Uint8Array(length);
  let filled = 0;
  const stream = new Unzlib((piece) => {
    bytes.set(piece.subarray(0, length - filled), filled);
    filled += Math.min(piece.length, length - filled);
  });
  try {
    for (let start = 0; start < compressed.length && filled < length; start += STEP) {
      stream.push(compressed.subarray(start, start + STEP), start + STEP >= compressed.length);
    }
  } catch (error) {
    return { error: `The data cannot be inflated: ${String(error)}` };
  }
  return filled < length ? { error: 'The data are cut short' } : { bytes };
}

const STEP = 16_384;
