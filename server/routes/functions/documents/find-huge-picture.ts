/**
 * The path of a picture that takes too much memory to draw, « style.logo.data », or null. A PNG of
 * a few kilobytes can announce hundreds of megabytes, unpacked outside the thread’s memory limit.
 */
export function findHugePicture({ logo, signature }: Pictures): string | null {
  if (isHuge(logo)) return 'style.logo.data';
  return isHuge(signature) ? 'style.signature.data' : null;
}

type Picture = { data: string } | undefined;
type Pictures = { logo?: Picture; signature?: Picture };

/** A PNG has its size at a fixed place (PNG, 11.2.2); a JPEG is embedded without decoding. */
function isHuge(picture: Picture): boolean {
  const [, base64 = ''] = picture?.data.split(',') ?? [];
  const head = Buffer.from(base64.slice(0, HEAD_LENGTH), 'base64');
  if (head.length < HEAD_BYTES || head.toString('latin1', 1, 4) !== 'PNG') return false;
  return head.readUInt32BE(16) * head.readUInt32BE(20) > MOST_PIXELS;
}

const HEAD_BYTES = 24;
const HEAD_LENGTH = (HEAD_BYTES * 4) / 3;
/** Ten times the editor’s pictures. */
const MOST_PIXELS = 4_000_000;
