/** A text string (ISO 32000-1, § 7.9.2.2; UTF-8: ISO 32000-2), by its mark, else PDFDocEncoding. */
export function decodePdfText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes.subarray(2), 'big');
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes.subarray(2), 'little');
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return new TextDecoder('utf-8').decode(bytes.subarray(3));
  // The letters of PDFDocEncoding match Latin-1; file names use nothing else of it.
  return fromCodes(bytes.length, (index) => bytes[index] ?? 0);
}

function decodeUtf16(bytes: Uint8Array, order: 'big' | 'little'): string {
  return fromCodes(bytes.length >> 1, (index) => {
    const [one = 0, two = 0] = bytes.subarray(index * 2, index * 2 + 2);
    return order === 'big' ? one * 256 + two : two * 256 + one;
  });
}

function fromCodes(count: number, codeAt: (index: number) => number): string {
  let text = '';
  for (let index = 0; index < count; index++) text += String.fromCharCode(codeAt(index));
  return text;
}
