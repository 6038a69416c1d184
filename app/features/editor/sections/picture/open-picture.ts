import { toBase64 } from '#app/lib/encoding/to-base64.ts';
import type { Crop } from './crop.ts';
import { findContent } from './find-content.ts';
import { explainUnreadable, refusePicture, type Size, workSize } from './plan-picture.ts';

/** A picture to take a part of. */
export type Picture = {
  /** Upright, as people see it, and without what the file said of it. */
  canvas: HTMLCanvasElement;
  /** Without its transparent margins. */
  content: Crop;
  /** Nothing is seen through it. */
  isOpaque: boolean;
  /** What the file was, as a media type. */
  source: string;
};

/**
 * Any image that the browser decodes, at the size to work at, or why it is none, in French. Decoded
 * and reduced out of the page’s own thread: a photograph of 12 megapixels does not stop it. An SVG
 * is only ever shown by an <img>, where its scripts and its links do not run.
 */
export async function openPicture(file: File): Promise<Picture | { error: string }> {
  const refusal = refusePicture(file);
  if (refusal) return { error: refusal };
  try {
    const canvas = await decode(file);
    const { content, isOpaque } = lookAt(canvas);
    if (!content) return { error: 'Cette image est entièrement transparente.' };
    return { canvas, content, isOpaque, source: file.type };
  } catch {
    return { error: explainUnreadable(file) };
  }
}

async function decode(file: File): Promise<HTMLCanvasElement> {
  const isVector = file.type === 'image/svg+xml';
  const image = await loadImage(isVector ? await toDataUrl(file) : URL.createObjectURL(file));
  try {
    const size = workSize({ width: image.naturalWidth, height: image.naturalHeight }, isVector);
    return paint(isVector ? image : await resize(file, size), size);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Its size is known before its pixels are. */
async function loadImage(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  const loaded = new Promise((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
  });
  image.src = source;
  await loaded;
  return image;
}

/** Turned as its EXIF says; the first picture of a moving one. */
function resize(file: File, { width, height }: Size): Promise<ImageBitmap> {
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
}

function paint(image: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  contextOf(canvas).drawImage(image, 0, 0, width, height);
  return canvas;
}

function lookAt(canvas: HTMLCanvasElement) {
  const { width, height } = canvas;
  return findContent(contextOf(canvas).getImageData(0, 0, width, height).data, canvas);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  return context;
}

async function toDataUrl(file: File): Promise<string> {
  return `data:${file.type};base64,${toBase64(new Uint8Array(await file.arrayBuffer()))}`;
}
