import type { Picture } from './open-picture.ts';
import type { Size } from './plan-picture.ts';

/** A French warning when a picture is too small, or white like the paper; empty otherwise. */
export function judgePicture(
  { isWhite }: Pick<Picture, 'isWhite'>,
  { width, height }: Size,
  what: 'logo' | 'signature',
): string {
  const words = WORDS[what];
  if (Math.max(width, height) < SMALLEST_SIDE)
    return `${words.tiny} ${width}\u00a0×\u00a0${height}\u00a0${width * height === 1 ? 'pixel' : 'pixels'}\u00a0: ${words.unclear}`;
  return isWhite ? words.white : '';
}

/** Pixels. */
const SMALLEST_SIDE = 16;
const WORDS = {
  logo: {
    tiny: 'Ce logo ne fait que',
    unclear: 'il ne se verra pas sur le papier. Choisissez une image plus grande.',
    white:
      'Ce logo est blanc\u00a0: il ne se verra pas sur le papier. Choisissez sa version foncée.',
  },
  signature: {
    tiny: 'Cette signature ne fait que',
    unclear: 'elle ne se verra pas sur le papier. Choisissez une image plus grande.',
    white:
      'Cette signature est blanche\u00a0: elle ne se verra pas sur le papier. Choisissez une encre foncée.',
  },
} as const;
