/** Value types of PDF syntax (ISO 32000-1, § 7.3 and 7.9). */

/** A text string: ASCII, else UTF-16BE (§ 7.9.2.2), cut at PDF/A’s limit (ISO 19005-3, 6.1.13). */
export function formatText(text: string): string {
  const clean = cleanText(text).slice(0, MAX_TEXT_LENGTH);
  if (/^[\x20-\x7e\n\t]*$/.test(clean)) return formatLiteral(clean);
  let hex = '';
  for (let index = 0; index < clean.length; index++) hex += toHex(clean.charCodeAt(index), 4);
  return `<FEFF${hex}>`;
}

/** A byte string of characters up to U+00FF. */
export function formatLiteral(text: string): string {
  return `(${text.replace(/[\\()]/g, '\\$&').replaceAll('\r', '\\r')})`;
}

/** A name: « text/xml » is `/text#2Fxml`. */
export function formatName(name: string): string {
  return `/${Array.from(new TextEncoder().encode(name), formatNameByte).join('')}`;
}

/** URIs are ASCII: other characters are percent-encoded, escapes are kept (§ 12.6.4.7). */
export function formatUri(uri: string): string {
  const encoded = cleanText(uri).replace(/[^\x21-\x7e]/gu, (character) =>
    encodeURIComponent(character),
  );
  return formatLiteral(encoded);
}

/** ISO 8601 `2026-11-20T09:30:00+01:00` as a PDF date: `(D:20261120093000+01'00)`. */
export function formatDate(instant: string): string {
  const match = INSTANT.exec(instant);
  if (!match) throw new Error(`Not an ISO 8601 instant: « ${instant} »`);
  const [, date = '', time = '', zone = ''] = match;
  const offset = zone === 'Z' ? 'Z' : zone.replace(':', "'");
  return `(D:${date.replaceAll('-', '')}${time.replaceAll(':', '')}${offset})`;
}

/** Removes what XML 1.0 forbids, so that metadata and file agree. */
export function cleanText(text: string): string {
  return text.replace(FORBIDDEN_IN_XML, '').replace(LONE_SURROGATES, '\ufffd');
}

function formatNameByte(byte: number): string {
  const character = String.fromCharCode(byte);
  return /[\w.+-]/.test(character) ? character : `#${toHex(byte, 2)}`;
}

export function toHex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}

// Not \p{Cs}, which takes a millisecond to compile.
const LONE_SURROGATES = /[\ud800-\udfff]/gu;
// Strings are limited to 32,767 bytes as written.
const MAX_TEXT_LENGTH = 16_000;
const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff\ufffe\uffff]/g;
