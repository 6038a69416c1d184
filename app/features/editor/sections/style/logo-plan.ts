export const LOGO_TYPES = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;

/** What the document carries; more would weigh on every e-mail. */
export const MAX_LOGO_BYTES = 200_000;

/** Null when the file may be a logo. */
export function refuseLogo({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!Object.values<string>(LOGO_TYPES).includes(type))
    return 'Ce fichier n’est pas un logo\u00a0: choisissez une image PNG, JPEG, WebP ou SVG.';
  if (size > MAX_FILE_BYTES) return 'Cette image pèse plus de 3\u00a0Mo\u00a0: réduisez-la.';
  return null;
}

type Size = { width: number; height: number };

/**
 * The size to paint at: sharp in print, no larger than the image; a drawing has no size of its own
 * and takes all of it.
 */
export function fitSize({ width, height }: Size, isVector: boolean): Size {
  // Some browsers give no size to an SVG that states none.
  const [known, other] = width > 0 && height > 0 ? [width, height] : [2, 1];
  const ratio = Math.min(MAX_WIDTH / known, MAX_HEIGHT / other);
  return scale({ width: known, height: other }, isVector ? ratio : Math.min(1, ratio));
}

/** Sizes to try one after the other, each smaller. */
export function shrinkSizes(size: Size): Size[] {
  return Array.from({ length: 12 }, (_, step) => scale(size, 0.8 ** step));
}

function scale({ width, height }: Size, ratio: number): Size {
  return {
    width: Math.max(1, Math.round(width * ratio)),
    height: Math.max(1, Math.round(height * ratio)),
  };
}

const MAX_FILE_BYTES = 3_000_000;
/** Pixels: 300 per inch at the widest and highest that a sheet shows. */
const MAX_WIDTH = 900;
const MAX_HEIGHT = 450;
