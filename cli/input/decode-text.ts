/** JSON is UTF-8 (RFC 8259, 8.1); a byte order mark is accepted. */
export function decodeText(
  bytes: Uint8Array,
): { ok: true; text: string } | { ok: false; message: string } {
  if (isUtf16(bytes))
    return { ok: false, message: 'this text is in UTF-16: save it again as UTF-8' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, message: 'this is no UTF-8 text: save it again as UTF-8' };
  }
}

function isUtf16([first, second, third]: Uint8Array) {
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const hasZeros = first === 0 || (second === 0 && third !== undefined);
  return hasMark || hasZeros;
}
