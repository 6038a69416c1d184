/**
 * The text of a CSV or OFX file: UTF-16 by its mark, UTF-8 where the bytes allow it, else Windows
 * 1252, which French banks write without saying so. A byte order mark is left out.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte has a meaning in Windows 1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
