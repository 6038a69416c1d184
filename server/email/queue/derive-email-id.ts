import { createHash, createHmac } from 'node:crypto';

/**
 * A UUID that is always the same for a text, and does not tell it (RFC 9562, version 8). Whoever
 * could guess the text cannot check the guess without the key, where one is given.
 */
export function deriveEmailId(text: string, key: string | null = null): string {
  const hasher = key === null ? createHash('sha256') : createHmac('sha256', key);
  const hash = hasher.update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
