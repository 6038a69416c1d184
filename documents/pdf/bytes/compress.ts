import { zlibSync } from 'fflate';

/** Deflates slowly and well, for images, which are cached; `deflate` is the fast one. */
export function compress(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes);
}
