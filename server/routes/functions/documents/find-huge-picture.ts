/**
 * Where a document has a picture that takes too much memory to draw, « style.logo.data »; null
 * where none does. The pixels of a PNG are unpacked outside of what bounds a thread, and a few
 * kilobytes can announce hundreds of megabytes.
 */
export function findHugePicture({ logo, signature }: Pictures): string | null {
  if (isHuge(logo)) return 'style.logo.data';
  return isHuge(signature) ? 'style.signature.data' : null;
}

type Picture = { data: string } | undefined;
type Pictures = { logo?: Picture; signature?: Picture };

/** Its size is at the same place in every PNG (§ 11.2.2); a JPEG is drawn without unpacking it. */
function isHuge(picture: Picture): boolean {
  const [, base64 = ''] = picture?.data.split(',') ?? [];
  const head = Buffer.from(base64.slice(0, HEAD_LENGTH), 'base64');
  if (head.length < HEAD_BYTES || head.toString('latin1', 1, 4) !== 'PNG') return false;
  return head.readUInt32BE(16) * head.readUInt32BE(20) > MOST_PIXELS;
}

const HEAD_BYTES = 24;
const HEAD_LENGTH = (HEAD_BYTES * 4) / 3;
/** Ten times those that the editor makes. */
const MOST_PIXELS = 4_000_000;
