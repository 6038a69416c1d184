import { createHash } from 'node:crypto';

/** A UUID that is always the same for a text, and does not tell it (RFC 9562, version 8). */
export function deriveMailId(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
