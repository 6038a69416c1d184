import {
  type ByteBuffer,
  writeByte,
  writeHundredths,
  writeInteger,
  writeLatin1,
} from '#documents/pdf/bytes/byte-buffer.ts';
import type { DocumentFonts, FontFace } from '#documents/pdf/fonts/document-fonts.ts';
import type { DrawableImage } from '#documents/pdf/images/drawable-image.ts';
import type { FontPartName, FontWeight } from '#documents/sheet/marks.ts';

/** Shared by all pages. */
export type Resources = {
  fonts: DocumentFonts;
  images: readonly (DrawableImage | null)[];
  colors: Map<string, string>;
};

/**
 * A page being painted: its content stream and the graphics state in force (ISO 32000-1, § 8.4),
 * which avoids redundant operators. Coordinates are integer hundredths of a point from the bottom
 * left corner, so relative moves do not drift.
 */
export type Painter = {
  out: ByteBuffer;
  resources: Resources;
  pageHeight: number;
  fill: string;
  stroke: string;
  lineWidth: number;
  font: number;
  fontSize: number;
  /** Between BT and ET, with the start of the last line of text. */
  isInText: boolean;
  lineX: number;
  lineY: number;
};

export function openPainter(out: ByteBuffer, resources: Resources, pageHeight: number): Painter {
  return {
    out,
    resources,
    pageHeight,
    fill: INITIAL_COLOR,
    stroke: INITIAL_COLOR,
    lineWidth: INITIAL_LINE_WIDTH,
    font: -1,
    fontSize: 0,
    isInText: false,
    lineX: 0,
    lineY: 0,
  };
}

export function toHundredths(length: number): number {
  return Math.round(length * 100);
}

/** Converts y from the top of the sheet, in points, to hundredths from the bottom of the page. */
export function flip(painter: Painter, y: number): number {
  return Math.round((painter.pageHeight - y) * 100);
}

export function writePair(out: ByteBuffer, x: number, y: number): void {
  writeHundredths(out, x);
  writeByte(out, SPACE);
  writeHundredths(out, y);
}

export function beginText(painter: Painter): void {
  if (painter.isInText) return;
  writeLatin1(painter.out, 'BT\n');
  painter.isInText = true;
  painter.lineX = 0;
  painter.lineY = 0;
}

export function endText(painter: Painter): void {
  if (!painter.isInText) return;
  writeLatin1(painter.out, 'ET\n');
  painter.isInText = false;
}

export function setFill(painter: Painter, color: string): void {
  if (painter.fill === color) return;
  painter.fill = color;
  writeLatin1(painter.out, `${formatColor(painter, color)} rg\n`);
}

export function setStroke(painter: Painter, color: string, lineWidth: number): void {
  if (painter.stroke !== color) writeLatin1(painter.out, `${formatColor(painter, color)} RG\n`);
  painter.stroke = color;
  if (painter.lineWidth === lineWidth) return;
  painter.lineWidth = lineWidth;
  writeHundredths(painter.out, toHundredths(lineWidth));
  writeLatin1(painter.out, ' w\n');
}

export function setFont(
  painter: Painter,
  face: { part: FontPartName; weight: FontWeight; size: number },
): FontFace {
  const font = painter.resources.fonts.require(face.part, face.weight);
  if (painter.font === font.key && painter.fontSize === face.size) return font;
  painter.font = font.key;
  painter.fontSize = face.size;
  writeLatin1(painter.out, '/F');
  writeInteger(painter.out, font.key);
  writeByte(painter.out, SPACE);
  writeHundredths(painter.out, toHundredths(face.size));
  writeLatin1(painter.out, ' Tf\n');
  return font;
}

/** `#1C5D4A` as sRGB components, the space of the output intent. */
function formatColor({ resources: { colors } }: Painter, color: string): string {
  const known = colors.get(color);
  if (known !== undefined) return known;
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`Not a colour: « ${color} »`);
  const components = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const formatted = components
    .map((component) => String(Math.round((component * 1000) / 255) / 1000).replace(/^0\./, '.'))
    .join(' ');
  colors.set(color, formatted);
  return formatted;
}

const SPACE = 0x20;
const INITIAL_COLOR = '#000000';
const INITIAL_LINE_WIDTH = 1;
