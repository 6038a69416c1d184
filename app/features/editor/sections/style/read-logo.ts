import { toBase64 } from '#app/lib/encoding/to-base64.ts';
import { readImage } from '#documents';
import { fitSize, LOGO_TYPES, MAX_LOGO_BYTES, refuseLogo, shrinkSizes } from './logo-plan.ts';

/**
 * A logo as the draft carries it, a PNG or a JPEG of 200 kB at most, or why it cannot be one, in
 * French. What the document cannot draw as it is (WebP, SVG, too heavy, interlaced, CMYK) is
 * painted by the browser onto a canvas first. An SVG is only ever shown by an <img>, where its
 * scripts and its links do not run.
 */
export async function readLogo(file: File): Promise<{ data: string } | { error: string }> {
  const refusal = refuseLogo(file);
  if (refusal) return { error: refusal };
  const source = `data:${file.type};base64,${toBase64(new Uint8Array(await file.arrayBuffer()))}`;
  if (isDrawable(file, source)) return { data: source };
  try {
    return { data: paint(await loadImage(source), file.type) };
  } catch {
    return { error: UNREADABLE };
  }
}

function isDrawable({ size, type }: File, source: string): boolean {
  const isPlain = type === LOGO_TYPES.png || type === LOGO_TYPES.jpeg;
  return isPlain && size <= MAX_LOGO_BYTES && !('error' in readImage(source));
}

async function loadImage(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/**
 * The largest painting that weighs little enough; a photograph stays one, which weighs ten times
 * less.
 */
function paint(image: HTMLImageElement, type: string): string {
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const size = fitSize(natural, type === LOGO_TYPES.svg);
  const painted = type === LOGO_TYPES.jpeg ? LOGO_TYPES.jpeg : LOGO_TYPES.png;
  for (const { width, height } of shrinkSizes(size)) {
    const data = paintAt(image, { width, height }, painted);
    if (data.length <= (MAX_LOGO_BYTES * 4) / 3) return data;
  }
  throw new Error('The image stays too heavy at every size');
}

function paintAt(
  image: HTMLImageElement,
  { width, height }: { width: number; height: number },
  type: string,
): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL(type, JPEG_QUALITY);
}

const JPEG_QUALITY = 0.9;
const UNREADABLE =
  'Cette image ne peut pas être lue\u00a0: enregistrez-la de nouveau en PNG ou en JPEG.';
