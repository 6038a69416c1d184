import { crc32, deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Picture } from './render-page.ts';

/** A small PNG of an opaque picture: frequent colours exact, antialiasing shades merged. */
export function encodePicture({ width, height, data }: Picture): Uint8Array {
  const pixels = readPixels(data);
  const palette = choosePalette(pixels);
  const nearest = new Map(palette.map((color, index) => [color, index]));
  const indexes = pixels.map((color) => {
    const index = nearest.get(color) ?? findNearest(palette, color);
    nearest.set(color, index);
    return index;
  });
  const rows = Buffer.alloc((width + 1) * height); // each row begins with filter 0
  for (let row = 0; row < height; row += 1) {
    rows.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(palette.flatMap(splitColor))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const image = await loadImage(bytes);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** Colours as 0xRRGGBB. */
function readPixels(data: Uint8ClampedArray): Uint32Array {
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  return new Uint32Array(data.length / 4).map((_, index) => view.getUint32(4 * index) >>> 8);
}

function choosePalette(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .slice(0, PALETTE_SIZE)
    .map(([color]) => color);
}

function findNearest(palette: readonly number[], color: number): number {
  const distances = palette.map((other) => distance(other, color));
  return distances.indexOf(Math.min(...distances));
}

function distance(a: number, b: number): number {
  const [red, green, blue] = splitColor(a).map(
    (value, index) => value - (splitColor(b)[index] ?? 0),
  );
  return (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2;
}

function splitColor(color: number): number[] {
  return [color >> 16, (color >> 8) & 0xff, color & 0xff];
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, INDEXED, 0, 0, 0]);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const PALETTE_SIZE = 64;
const INDEXED = 3;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
