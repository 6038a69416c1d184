import type { Crop } from '#app/features/editor/sections/picture/crop.ts';
import { openPicture, type Picture } from '#app/features/editor/sections/picture/open-picture.ts';
import { readImage } from '#documents';

/** The picture that a logo is a part of, and which part. */
export type LogoOrigin = { picture: Picture; crop: Crop };

/** Of the logo that was made last: it may be cut again from what it was cut from. */
export function rememberOrigin(data: string, origin: LogoOrigin): void {
  latest = { data, origin };
}

/** Of any other logo, the logo itself; null for one that cannot be read. */
export async function findOrigin(data: string): Promise<LogoOrigin | null> {
  if (latest?.data === data) return latest.origin;
  const image = readImage(data);
  if ('error' in image) return null;
  // An image holds its own bytes, in a buffer that nobody shares.
  const bytes = image.bytes as Uint8Array<ArrayBuffer>;
  const file = new File([bytes], 'logo', { type: `image/${image.format}` });
  const picture = await openPicture(file);
  return 'error' in picture ? null : { picture, crop: picture.content };
}

let latest: { data: string; origin: LogoOrigin } | null = null;
