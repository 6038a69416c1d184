import { dropInvisible } from './drop-invisible.ts';

/**
 * An identifier as it is kept: in capitals, without spaces, dots, dashes or what cannot be
 * seen (« 732 829 320 00074 »).
 */
export function compactIdentifier(text: string): string {
  return dropInvisible(text)
    .normalize('NFC')
    .replace(/[\s.\-\u00a0\u202f]/g, '')
    .toUpperCase();
}
