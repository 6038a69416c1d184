import { encodePicture } from './encode-picture.ts';
import { openPicture } from './open-picture.ts';

/** The uncropped picture as a data URL, or a French error. */
export async function readPicture(file: File): Promise<{ data: string } | { error: string }> {
  const picture = await openPicture(file);
  return 'error' in picture ? picture : { data: encodePicture(picture, picture.content) };
}
