import { decodeUnmarked, type UnmarkedEncoding } from './decode-csv.ts';

/** The bytes of a text in an encoding of one byte a sign. */
export function encodeUnmarked(text: string, encoding: UnmarkedEncoding): Uint8Array<ArrayBuffer> {
  const signs = decodeUnmarked(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
    encoding,
  );
  return Uint8Array.from(text, (sign) => {
    const byte = signs.indexOf(sign);
    if (byte < 0) throw new Error(`${encoding} has no « ${sign} ».`);
    return byte;
  });
}

/** The bytes of a text in UTF-16, without a mark. */
export function encodeUtf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
}
