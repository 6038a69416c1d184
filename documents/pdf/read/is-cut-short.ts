import { hasText } from './characters.ts';

/**
 * Whether the end of the file is missing: `startxref`, a position and `%%EOF` (ISO 32000-1, §
 * 7.5.5). Some programs write more after it.
 */
export function isCutShort(bytes: Uint8Array): boolean {
  const end = bytes.findLastIndex((byte) => byte > SPACE) + 1;
  for (let at = end; at >= Math.max(0, end - TAIL); at--)
    if (hasText(bytes, 'startxref', at)) return false;
  return true;
}

const SPACE = 0x20;
const TAIL = 2048;
