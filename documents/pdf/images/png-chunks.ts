export type PngChunk = { type: string; data: Uint8Array };

/** The chunks of a PNG in order, up to the first truncated one. */
export function readChunks(bytes: Uint8Array): PngChunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let position = SIGNATURE_LENGTH;
  while (position + 8 <= bytes.length) {
    const length = view.getUint32(position);
    const start = position + 8;
    if (start + length > bytes.length) break;
    chunks.push({
      type: String.fromCharCode(...bytes.subarray(position + 4, start)),
      data: bytes.subarray(start, start + length),
    });
    position = start + length + CHECKSUM_LENGTH;
  }
  return chunks;
}

export function joinChunks(chunks: readonly PngChunk[], type: string): Uint8Array {
  const wanted = chunks.filter((chunk) => chunk.type === type);
  const joined = new Uint8Array(wanted.reduce((sum, { data }) => sum + data.length, 0));
  let position = 0;
  for (const { data } of wanted) {
    joined.set(data, position);
    position += data.length;
  }
  return joined;
}

const SIGNATURE_LENGTH = 8;
const CHECKSUM_LENGTH = 4;
