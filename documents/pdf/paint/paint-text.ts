import { type ByteBuffer, reserveBytes, writeLatin1 } from '#documents/pdf/bytes/byte-buffer.ts';
import type { FontFace } from '#documents/pdf/fonts/document-fonts.ts';
import type { TextMark, WatermarkMark } from '#documents/sheet/marks.ts';
import {
  beginText,
  endText,
  flip,
  type Painter,
  setFill,
  setFont,
  toHundredths,
  writePair,
} from './painter.ts';

/**
 * Shows a run of text at an offset from the previous one (ISO 32000-1, § 9.4). A tagged text ends
 * in a space, since spaces alone tell where words end (§ 14.8.2.5).
 */
export function paintText(painter: Painter, mark: TextMark): void {
  beginText(painter);
  const font = setFont(painter, mark);
  setFill(painter, mark.color);
  const x = toHundredths(mark.x);
  const y = flip(painter, mark.y);
  writePair(painter.out, x - painter.lineX, y - painter.lineY);
  painter.lineX = x;
  painter.lineY = y;
  writeLatin1(painter.out, ' Td');
  if (!needsSpace(mark)) showGlyphs(painter.out, mark.text, font);
  else if (font.glyphIds[SPACE]) showGlyphs(painter.out, `${mark.text} `, font);
  else {
    showGlyphs(painter.out, mark.text, font);
    showGlyphs(painter.out, ' ', setFont(painter, { ...mark, part: 'latin' }));
  }
}

function needsSpace({ node, isCut, text }: TextMark): boolean {
  return node !== undefined && !isCut && text.charCodeAt(text.length - 1) !== SPACE;
}

/** Shows a text centred on `x`, `y` and turned clockwise by `angle` degrees. */
export function paintWatermark(painter: Painter, mark: WatermarkMark): void {
  endText(painter);
  beginText(painter);
  const font = setFont(painter, mark);
  setFill(painter, mark.color);
  const radians = (-mark.angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  // From the centre to the start of the baseline.
  const [along, below] = [-mark.width / 2, -mark.size * HALF_CAPITAL];
  const x = mark.x + along * cosine - below * sine;
  const y = painter.pageHeight - mark.y + along * sine + below * cosine;
  const matrix = [cosine, sine, -sine, cosine].map((value) => Math.round(value * 10_000) / 10_000);
  writeLatin1(painter.out, `${matrix.join(' ')} `);
  writePair(painter.out, toHundredths(x), toHundredths(y));
  writeLatin1(painter.out, ' Tm');
  showGlyphs(painter.out, mark.text, font);
  endText(painter);
}

/** Writes two-byte glyph ids as a literal string, half the size of a hexadecimal one. */
function showGlyphs(out: ByteBuffer, text: string, { glyphIds, used }: FontFace): void {
  reserveBytes(out, text.length * 4 + 5);
  const { bytes } = out;
  let position = out.length;
  bytes[position++] = OPENING;
  for (let index = 0; index < text.length; index++) {
    const glyph = glyphIds[text.charCodeAt(index)] ?? 0;
    if (glyph === 0)
      throw new Error(
        `No glyph for « ${text.charAt(index)} » in « ${text} »: the sheet must replace it`,
      );
    used[glyph] = 1;
    position = writeEscaped(bytes, position, glyph >>> 8);
    position = writeEscaped(bytes, position, glyph & 0xff);
  }
  bytes[position++] = CLOSING;
  bytes[position++] = CAPITAL_T;
  bytes[position++] = SMALL_J;
  bytes[position++] = NEW_LINE;
  out.length = position;
}

/** In a literal string, parentheses and backslashes are syntax, and CR would be read as LF. */
function writeEscaped(bytes: Uint8Array, start: number, byte: number): number {
  let position = start;
  const isReturn = byte === CARRIAGE_RETURN;
  if (byte === OPENING || byte === CLOSING || byte === BACKSLASH || isReturn)
    bytes[position++] = BACKSLASH;
  bytes[position++] = isReturn ? SMALL_R : byte;
  return position;
}

const SPACE = 0x20;
const HALF_CAPITAL = 0.35;
const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const OPENING = 0x28;
const CLOSING = 0x29;
const CAPITAL_T = 0x54;
const BACKSLASH = 0x5c;
const SMALL_J = 0x6a;
const SMALL_R = 0x72;
