import { scoreFrench } from './score-french.ts';

/** The encodings that spreadsheets write without saying so; the most likely first. */
export const UNMARKED_ENCODINGS = ['windows-1252', 'macintosh', 'ibm850'] as const;
export type UnmarkedEncoding = (typeof UNMARKED_ENCODINGS)[number];

export type DecodedCsv = {
  text: string;
  /** Null for Unicode, which leaves no doubt. */
  encoding: UnmarkedEncoding | null;
  /** Whether the guessed encoding gives French words and no other does. */
  isSure: boolean;
};

/** The text of a CSV file: Unicode, or the encoding in which its words are French. */
export function decodeCsv(bytes: Uint8Array): DecodedCsv {
  const text = decodeUnicode(bytes);
  if (text !== null) return { text, encoding: null, isSure: true };
  const readings = UNMARKED_ENCODINGS.map((encoding) => {
    const decoded = decodeUnmarked(bytes, encoding);
    return { text: decoded, encoding, ...scoreFrench(decoded) };
  });
  const [best, second] = readings.sort((a, b) => b.right - b.wrong - (a.right - a.wrong));
  if (!best || !second) throw new Error('There are several encodings to choose from.');
  const isClear = best.right - best.wrong > second.right - second.wrong;
  return {
    text: best.text,
    encoding: best.encoding,
    isSure: isClear && best.right > 0 && best.wrong * RARE <= best.right,
  };
}

/** The same file in an encoding that the user chose. */
export function decodeUnmarked(bytes: Uint8Array, encoding: UnmarkedEncoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes);
  // `TextDecoder` does not know it: in its upper half, each byte is a place in the table.
  const latin = new TextDecoder('x-user-defined').decode(bytes);
  return latin.replace(/[\uf780-\uf7ff]/g, (sign) => IBM_850.charAt(sign.charCodeAt(0) - 0xf780));
}

function decodeUnicode(bytes: Uint8Array): string | null {
  const utf16 = findUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Looks for a byte order mark, else for the zeros that UTF-16 puts beside Latin letters. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, HEAD);
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd * 4 > head.length && odd > even) return 'utf-16le';
  return even * 4 > head.length ? 'utf-16be' : null;
}

const HEAD = 4096;
/** One wrong sign for so many right ones is a foreign name. */
const RARE = 4;
const IBM_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
