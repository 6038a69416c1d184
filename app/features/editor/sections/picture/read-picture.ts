import { encodePicture } from './encode-picture.ts';
import { openPicture } from './open-picture.ts';

/** A file as the draft carries a picture, whole, or why it cannot be one, in French. */
export async function readPicture(file: File): Promise<{ data: string } | { error: string }> {
  const picture = await openPicture(file);
  return 'error' in picture ? picture : { data: encodePicture(picture, picture.content) };
}
