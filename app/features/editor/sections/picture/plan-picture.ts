/** What an <input type="file"> offers: a browser may know HEIC by its name only. */
export const PICTURE_TYPES = 'image/*,.heic,.heif';

/** What the document carries; more would weigh on every e-mail. */
export const MAX_PICTURE_BYTES = 200_000;

/** Null when the file may be a picture. */
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

/** What to do with an image that this browser cannot decode. */
export function explainUnreadable(file: Pick<File, 'type' | 'name'>): string {
  return isHeic(file)
    ? 'Ce navigateur ne lit pas les photos HEIC\u00a0: ouvrez ce document dans Safari, ou enregistrez la photo en JPEG.'
    : 'Cette image ne peut pas être lue\u00a0: enregistrez-la de nouveau en PNG ou en JPEG.';
}

/** The format of photographs on an iPhone, which few other machines read. */
function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

export type Size = { width: number; height: number };

/** The size to work at: enough for a part of the picture to be sharp in print. */
export function workSize(natural: Size, isVector: boolean): Size {
  return fitIn({ width: MAX_WORK_SIDE, height: MAX_WORK_SIDE }, natural, isVector);
}

/** The size to keep: sharp in print, no larger than what is there. */
export function fitSize(size: Size): Size {
  return fitIn({ width: MAX_WIDTH, height: MAX_HEIGHT }, size, false);
}

/** Sizes to try one after the other, each smaller. */
export function shrinkSizes(size: Size): Size[] {
  return Array.from({ length: 12 }, (_, step) => scale(size, 0.8 ** step));
}

/** A drawing has no size of its own and takes all of the room. */
function fitIn(room: Size, { width, height }: Size, isVector: boolean): Size {
  // Some browsers give no size to an SVG that states none.
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
/** Pixels: half a logo is still one of 800. */
const MAX_WORK_SIDE = 1600;
/** Pixels: 300 per inch at the widest and highest that a sheet shows. */
const MAX_WIDTH = 900;
const MAX_HEIGHT = 450;
