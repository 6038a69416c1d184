/** More would weigh on every e-mail. */
export const MAX_PICTURE_BYTES = 200_000;

/** A French error; null when the file may be a picture. */
export function refusePicture({
  type,
  size,
  name,
}: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (size === 0) return 'Ce fichier est vide\u00a0: choisissez-en un autre.';
  if (!type.startsWith('image/') && !isHeic({ type, name }))
    return 'Ce fichier n’est pas une image\u00a0: choisissez une photo ou un logo, en JPEG, PNG, WebP ou SVG.';
  if (size > MAX_FILE_BYTES)
    return 'Cette image pèse plus de 40\u00a0Mo\u00a0: prenez-en une plus légère.';
  return null;
}

export function explainUnreadable(file: Pick<File, 'type' | 'name'>): string {
  return isHeic(file)
    ? 'Ce navigateur ne lit pas les photos HEIC\u00a0: ouvrez ce document dans Safari, ou enregistrez la photo en JPEG.'
    : 'Cette image ne peut pas être lue\u00a0: enregistrez-la de nouveau en PNG ou en JPEG.';
}

/** The iPhone’s photo format, which few other devices read. */
function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

export type Size = { width: number; height: number };

/** Enough pixels for a crop to be sharp in print. */
export function workSize(natural: Size, isVector: boolean): Size {
  return fitIn({ width: MAX_WORK_SIDE, height: MAX_WORK_SIDE }, natural, isVector);
}

/** Sharp in print, never enlarged. */
export function fitSize(size: Size): Size {
  return fitIn({ width: MAX_WIDTH, height: MAX_HEIGHT }, size, false);
}

export function shrinkSizes(size: Size): Size[] {
  return Array.from({ length: 12 }, (_, step) => scale(size, 0.8 ** step));
}

/** A vector drawing fills the room. */
function fitIn(room: Size, { width, height }: Size, isVector: boolean): Size {
  // Some browsers give size 0 to an SVG without dimensions.
  const known = width > 0 && height > 0 ? { width, height } : { width: 2, height: 1 };
  const ratio = Math.min(room.width / known.width, room.height / known.height);
  return scale(known, isVector ? ratio : Math.min(1, ratio));
}

function scale({ width, height }: Size, ratio: number): Size {
  return {
    width: Math.max(1, Math.round(width * ratio)),
    height: Math.max(1, Math.round(height * ratio)),
  };
}

const MAX_FILE_BYTES = 40_000_000;
/** Pixels of the longest side; half of the picture still has 800. */
const MAX_WORK_SIDE = 1600;
/** Pixels: 300 dpi at the largest size on the sheet. */
const MAX_WIDTH = 900;
const MAX_HEIGHT = 450;
