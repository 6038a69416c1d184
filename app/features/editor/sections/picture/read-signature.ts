import { encodePicture } from './encode-picture.ts';
import { judgePicture } from './judge-picture.ts';
import { openPicture } from './open-picture.ts';

/** The uncropped signature as a data URL with what will not be seen of it, or a French error. */
export async function readSignature(
  file: File,
): Promise<{ data: string; warning: string } | { error: string }> {
  const picture = await openPicture(file);
  if ('error' in picture) return picture;
  const warning = judgePicture(picture, picture.content, 'signature');
  return { data: encodePicture(picture, picture.content), warning };
}
