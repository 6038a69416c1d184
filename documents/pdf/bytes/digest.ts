/**
 * A 128-bit digest in hexadecimal: four 32-bit FNV-1a hashes over interleaved words. It identifies
 * files; nothing here needs cryptographic strength.
 */
export function digest(bytes: Uint8Array): string {
  const lanes = [0x811c9dc5, 0x01000193, 0x9dc5811c, 0x5bd1e995].map((seed) => seed ^ bytes.length);
  let [a = 0, b = 0, c = 0, d = 0] = lanes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let position = 0;
  for (; position + 16 <= bytes.length; position += 16) {
    a = Math.imul(a ^ view.getUint32(position), PRIME);
    b = Math.imul(b ^ view.getUint32(position + 4), PRIME);
    c = Math.imul(c ^ view.getUint32(position + 8), PRIME);
    d = Math.imul(d ^ view.getUint32(position + 12), PRIME);
    // Multiplication only carries upwards: bring high bits down, and mix each lane into the next.
    a ^= d >>> 15;
    b ^= a >>> 13;
    c ^= b >>> 16;
    d ^= c >>> 14;
  }
  for (; position < bytes.length; position++) a = Math.imul(a ^ (bytes[position] ?? 0), PRIME);
  d ^= a;
  return [a, b, c, d]
    .map((lane) => (lane >>> 0).toString(16).padStart(8, '0'))
    .join('')
    .toUpperCase();
}

const PRIME = 0x01000193;
