/**
 * The text of an XML file: its byte order mark decides, else its declaration, else UTF-8 (XML 1.0 §
 * 4.3.3, annex F). Null when the encoding is not one of those that invoices use, or when the bytes
 * are not of it.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const encoding = findEncoding(bytes);
  if (encoding === null) return null;
  try {
    // The decoder takes the byte order mark out.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

function findEncoding(bytes: Uint8Array): string | null {
  const mark = MARKS.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte));
  if (mark) return mark.encoding;
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION_LENGTH));
  const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1];
  if (declared === undefined) return 'utf-8';
  return ENCODINGS[declared.toLowerCase()] ?? null;
}

/** Byte order marks, then « < » written on two bytes. */
const MARKS = [
  { starts: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { starts: [0xff, 0xfe], encoding: 'utf-16le' },
  { starts: [0xfe, 0xff], encoding: 'utf-16be' },
  { starts: [0x3c, 0x00], encoding: 'utf-16le' },
  { starts: [0x00, 0x3c], encoding: 'utf-16be' },
];

/**
 * What a declaration may say, and what the decoder calls it. Latin 1 is read as Windows 1252, which
 * adds the euro to it.
 */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

const DECLARATION_LENGTH = 200;
