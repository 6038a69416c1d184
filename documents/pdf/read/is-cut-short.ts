import { hasText } from './characters.ts';

/**
 * Whether the end of the file is missing: `startxref`, a position and `%%EOF` (ISO 32000-1, §
 * 7.5.5). Some programs write more after it.
 */
export function isCutShort(bytes: Uint8Array): boolean {
  const end = findEnd(bytes);
  for (let at = end; at >= Math.max(0, end - TAIL); at--)
    if (hasText(bytes, 'startxref', at)) return false;
  return true;
}

/**
 * Where the blanks at the end begin. An interrupted download may end with many megabytes of zeros:
 * a callback for each byte would take a second.
 */
function findEnd(bytes: Uint8Array): number {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] ?? 0) <= SPACE) end--;
  return end;
}

const SPACE = 0x20;
const TAIL = 2048;
