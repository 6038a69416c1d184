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

/**
 * Whether the text of these bytes says in its declaration that it is of another encoding than they
 * are (XML 1.0 § 4.3.3): some readers refuse it, others get letters wrong.
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

const ASCII = /^(us-)?ascii$/;
const DECLARATION_LENGTH = 200;
