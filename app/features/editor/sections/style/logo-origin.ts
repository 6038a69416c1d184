import type { Crop } from '#app/features/editor/sections/picture/crop.ts';
import { openPicture, type Picture } from '#app/features/editor/sections/picture/open-picture.ts';
import { readImage } from '#documents';

export type LogoOrigin = { picture: Picture; crop: Crop };

/** The last logo can be cropped again from its original picture. */
export function rememberOrigin(data: string, origin: LogoOrigin): void {
  latest = { data, origin };
}

/** The picture of the last logo, else the logo itself; null when it cannot be read. */
export async function findOrigin(data: string): Promise<LogoOrigin | null> {
  if (latest?.data === data) return latest.origin;
  const image = readImage(data);
  if ('error' in image) return null;
  // An image owns its buffer, which is never shared.
  const bytes = image.bytes as Uint8Array<ArrayBuffer>;
  const file = new File([bytes], 'logo', { type: `image/${image.format}` });
  const picture = await openPicture(file);
  return 'error' in picture ? null : { picture, crop: picture.content };
}

let latest: { data: string; origin: LogoOrigin } | null = null;
