/** An identifier as it is kept: no space, dot nor dash (« 732 829 320 00074 »), capitals. */
export function compactIdentifier(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s.\-\u00a0\u202f]/g, '')
    .toUpperCase();
}
