import { zlibSync } from 'fflate';
import {
  createBuffer,
  viewBytes,
  writeByte,
  writeBytes,
  writeLatin1,
} from '#documents/pdf/bytes/byte-buffer.ts';

type PngParts = {
  width: number;
  height: number;
  bitDepth?: number;
  colorType: number;
  isInterlaced?: boolean;
  rows: Uint8Array;
  more?: readonly [string, Uint8Array][];
};

/** A hand-made PNG: `rows` are filtered rows, each preceded by its filter number. */
export function makePng({
  width,
  height,
  bitDepth = 8,
  colorType,
  isInterlaced = false,
  rows,
  more = [],
}: PngParts): Uint8Array {
  const out = createBuffer(1000);
  writeBytes(out, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set([bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0], 8);
  const compressed = zlibSync(rows);
  const middle = compressed.length >> 1;
  const chunks: [string, Uint8Array][] = [
    ['IHDR', header],
    ...more,
    // Two chunks, as real programs write.
    ['IDAT', compressed.subarray(0, middle)],
    ['IDAT', compressed.subarray(middle)],
    ['IEND', new Uint8Array()],
  ];
  for (const [type, data] of chunks) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, data.length);
    writeBytes(out, length);
    writeLatin1(out, type);
    writeBytes(out, data);
    for (let index = 0; index < 4; index++) writeByte(out, 0);
  }
  return viewBytes(out).slice();
}

export function toDataUrl(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
