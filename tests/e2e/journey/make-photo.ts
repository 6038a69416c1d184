import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

/** In reading order: red, green, blue, yellow. */
export const QUARTERS = ['#d00000', '#00a000', '#0000d0', '#e0c000'] as const;

/** A JPEG as a phone writes it, with its EXIF orientation (1 to 8) and location. */
export function makePhoto(
  orientation: number,
  { width, height }: { width: number; height: number },
): Buffer {
  const isOnItsSide = orientation > 4;
  const [storedWidth, storedHeight] = isOnItsSide ? [height, width] : [width, height];
  const canvas = createCanvas(storedWidth, storedHeight);
  const context = canvas.getContext('2d');
  context.setTransform(...transformOf(orientation, width, height));
  paintQuarters(canvas, { width, height });
  const jpeg = canvas.toBuffer('image/jpeg', 95);
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(orientation), jpeg.subarray(2)]);
}

export function paintQuarters(
  canvas: Canvas,
  { x = 0, y = 0, width, height }: { x?: number; y?: number; width: number; height: number },
) {
  const context = canvas.getContext('2d');
  for (const [index, color] of QUARTERS.entries()) {
    context.fillStyle = color;
    const left = x + (index % 2) * (width / 2);
    context.fillRect(left, y + Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  }
}

/** The bytes and size of a data URL, and the colour index of each corner. */
export async function readPicture(dataUrl: string) {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const corners = [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const { data } = context.getImageData(image.width * x, image.height * y, 1, 1);
      return nearestQuarter([...data].slice(0, 3));
    }),
  );
  return { bytes, width: image.width, height: image.height, corners };
}

function nearestQuarter(color: readonly number[]): string {
  const distance = (quarter: string) =>
    color.reduce(
      (sum, value, index) =>
        sum + Math.abs(value - Number.parseInt(quarter.slice(1 + index * 2, 3 + index * 2), 16)),
      0,
    );
  return QUARTERS.toSorted((a, b) => distance(a) - distance(b))[0] ?? '';
}

type Transform = [a: number, b: number, c: number, d: number, e: number, f: number];

/** From upright to stored; EXIF 2.32 (§ 4.6.4, Orientation) gives the inverse. */
function transformOf(orientation: number, width: number, height: number): Transform {
  const transforms: readonly Transform[] = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, width, 0],
    [-1, 0, 0, -1, width, height],
    [1, 0, 0, -1, 0, height],
    [0, 1, 1, 0, 0, 0],
    [0, -1, 1, 0, 0, width],
    [0, -1, -1, 0, height, width],
    [0, 1, -1, 0, height, 0],
  ];
  return transforms[orientation - 1] ?? [1, 0, 0, 1, 0, 0];
}

/** An APP1 segment with two TIFF directories: orientation and GPS location. */
function exifSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(56);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(2, 8);
  writeEntry(tiff, 10, { tag: 0x0112, type: 3, value: orientation * 0x1_0000 });
  writeEntry(tiff, 22, { tag: 0x8825, type: 4, value: 38 });
  tiff.writeUInt16BE(1, 38);
  writeEntry(tiff, 40, { tag: 1, type: 2, value: 0x4e00_0000 });
  const head = Buffer.from([0xff, 0xe1, 0, tiff.length + 8]);
  return Buffer.concat([head, Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

function writeEntry(
  tiff: Buffer,
  at: number,
  { tag, type, value }: { tag: number; type: number; value: number },
) {
  tiff.writeUInt16BE(tag, at);
  tiff.writeUInt16BE(type, at + 2);
  tiff.writeUInt32BE(type === 2 ? 2 : 1, at + 4);
  tiff.writeUInt32BE(value, at + 8);
}
