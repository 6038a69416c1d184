/**
 * The pixels that a PNG in a data URL announces; 0 for any other picture. A PNG has its size at a
 * fixed place (PNG, 11.2.2); a JPEG is embedded without decoding.
 */
export function countPngPixels(dataUrl: string): number {
  const from = dataUrl.indexOf(',') + 1;
  const head = Buffer.from(dataUrl.slice(from, from + HEAD_LENGTH), 'base64');
  if (head.length < HEAD_BYTES || head.toString('latin1', 1, 4) !== 'PNG') return 0;
  return head.readUInt32BE(16) * head.readUInt32BE(20);
}

const HEAD_BYTES = 24;
const HEAD_LENGTH = (HEAD_BYTES * 4) / 3;
