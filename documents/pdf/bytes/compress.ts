import { zlibSync } from 'fflate';

/**
 * Deflates well, for images, which are made once and kept. What each document writes goes through
 * `deflate`, which is fast.
 */
export function compress(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes);
}
