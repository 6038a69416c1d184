/**
 * An identifier as it is kept: in capitals, without spaces, dots or dashes (« 732 829 320 00074 »).
 */
export function compactIdentifier(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s.\-\u00a0\u202f]/g, '')
    .toUpperCase();
}
