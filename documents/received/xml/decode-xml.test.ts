import { expect, test } from 'vitest';
import { decodeXml } from './decode-xml.ts';

test('a byte order mark decides, and is not part of the text', () => {
  expect(decodeXml(Buffer.from('\ufeff<a>é</a>', 'utf8'))).toBe('<a>é</a>');
  expect(decodeXml(Buffer.from('\ufeff<a>é</a>', 'utf16le'))).toBe('<a>é</a>');
  expect(decodeXml(Buffer.from('\ufeff<a>é</a>', 'utf16le').swap16())).toBe('<a>é</a>');
});

test('UTF-16 is known without a mark by its first sign', () => {
  expect(decodeXml(Buffer.from('<a>é</a>', 'utf16le'))).toBe('<a>é</a>');
  expect(decodeXml(Buffer.from('<a>é</a>', 'utf16le').swap16())).toBe('<a>é</a>');
});

test('else the declaration decides, else UTF-8', () => {
  const latin = (encoding: string, ...bytes: number[]) =>
    decodeXml(
      Buffer.concat([
        Buffer.from(`<?xml version="1.0" encoding='${encoding}'?>`),
        Buffer.from(bytes),
      ]),
    )?.slice(-1);
  expect(latin('ISO-8859-1', 0xe9)).toBe('é');
  expect(latin('iso-8859-15', 0xa4)).toBe('€');
  expect(latin('Windows-1252', 0x80)).toBe('€');
  expect(latin('UTF-8', 0xc3, 0xa9)).toBe('é');
  expect(decodeXml(Buffer.from('<a>é</a>'))).toBe('<a>é</a>');
});

test('an encoding that nobody knows, or bytes that are not of it, give nothing', () => {
  expect(decodeXml(Buffer.from('<?xml version="1.0" encoding="EBCDIC-FR"?><a/>'))).toBeNull();
  expect(decodeXml(Uint8Array.of(0x3c, 0xe9, 0x3e))).toBeNull();
});
