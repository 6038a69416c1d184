import { zlibSync } from 'fflate';

/** Deflates well, for what is made once and kept: fonts, images. What each document writes goes through `deflate`, which is fast. */
export function compress(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes);
}
