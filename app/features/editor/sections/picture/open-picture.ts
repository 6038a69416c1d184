import { toBase64 } from '#app/lib/encoding/to-base64.ts';
import type { Crop } from './crop.ts';
import { findContent } from './find-content.ts';
import { explainUnreadable, refusePicture, type Size, workSize } from './plan-picture.ts';
import { reduceAside } from './reduce-aside.ts';

export type Picture = {
  /** Rotated upright, without metadata. */
  canvas: HTMLCanvasElement;
  content: Crop;
  isOpaque: boolean;
  isWhite: boolean;
  /** Media type of the file. */
  source: string;
};

/**
 * Any image that the browser decodes, reduced to the working size, or a French error. An SVG is
 * only loaded by an <img>, where its scripts and links do not run.
 */
export async function openPicture(file: File): Promise<Picture | { error: string }> {
  const refusal = refusePicture(file);
  if (refusal) return { error: refusal };
  try {
    const { canvas, content, isOpaque, isWhite } = await decode(file);
    if (!content)
      return { error: 'Cette image est entièrement transparente\u00a0: choisissez-en une autre.' };
    return { canvas, content, isOpaque, isWhite, source: file.type };
  } catch {
    return { error: explainUnreadable(file) };
  }
}

/** SVG, and formats that a worker cannot decode, go through an <img>. */
async function decode(file: File) {
  const isVector = file.type === 'image/svg+xml';
  const reduced = isVector ? null : await reduceAside(file);
  if (!reduced) return decodeHere(file, isVector);
  const { bitmap, ...look } = reduced;
  const canvas = paint(bitmap, bitmap);
  bitmap.close();
  return { canvas, ...look };
}

async function decodeHere(file: File, isVector: boolean) {
  const image = await loadImage(isVector ? await toDataUrl(file) : URL.createObjectURL(file));
  try {
    const natural = { width: image.naturalWidth, height: image.naturalHeight };
    const canvas = paint(image, workSize(natural, isVector));
    return { canvas, ...lookAt(canvas) };
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

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
