import { dropInvisible } from './drop-invisible.ts';

/**
 * An identifier in capitals, without spaces, dots, dashes or invisible characters (« 732 829 320
 * 00074 »).
 */
export function compactIdentifier(text: string): string {
  return dropInvisible(text)
    .normalize('NFC')
    .replace(/[\s.\-\u00a0\u202f]/g, '')
    .toUpperCase();
}
