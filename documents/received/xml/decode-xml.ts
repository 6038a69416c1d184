/**
 * XML bytes as text, by byte order mark, else declaration, else UTF-8 (XML 1.0 § 4.3.3, annex F).
 * Null for an encoding that invoices do not use or bytes that are invalid in it.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const encoding = findEncoding(bytes);
  if (encoding === null) return null;
  try {
    // TextDecoder drops the byte order mark.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Whether the declared encoding differs from the actual one (XML 1.0 § 4.3.3): some readers refuse
 * such a file, others garble it.
 */
export function belieEncoding(bytes: Uint8Array, text: string): boolean {
  const declared = findDeclared(text)?.toLowerCase();
  if (declared === undefined) return false;
  if (ASCII.test(declared)) return /[\u0080-\uffff]/.test(text);
  const encoding = findEncoding(bytes) ?? '';
  return encoding.startsWith('utf-16')
    ? !declared.startsWith('utf-16')
    : ENCODINGS[declared] !== encoding;
}

function findEncoding(bytes: Uint8Array): string | null {
  const mark = MARKS.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte));
  if (mark) return mark.encoding;
  const declared = findDeclared(String.fromCharCode(...bytes.subarray(0, DECLARATION_LENGTH)));
  if (declared === undefined) return 'utf-8';
  return ENCODINGS[declared.toLowerCase()] ?? null;
}

function findDeclared(text: string): string | undefined {
  const head = text.slice(0, DECLARATION_LENGTH);
  return /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1];
}

/** Byte order marks, then « < » in UTF-16. */
const MARKS = [
  { starts: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { starts: [0xff, 0xfe], encoding: 'utf-16le' },
  { starts: [0xfe, 0xff], encoding: 'utf-16be' },
  { starts: [0x3c, 0x00], encoding: 'utf-16le' },
  { starts: [0x00, 0x3c], encoding: 'utf-16be' },
];

/** Accepted encodings and TextDecoder labels. Latin 1 is read as Windows 1252, for its euro. */
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

const ASCII = /^(us-)?ascii$/;
const DECLARATION_LENGTH = 200;
