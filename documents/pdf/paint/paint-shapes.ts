import { writeByte, writeInteger, writeLatin1 } from '#documents/pdf/bytes/byte-buffer.ts';
import type { BoxMark, ImageMark, ModulesMark, RuleMark } from '#documents/sheet/marks.ts';
import { modulesOf } from '#documents/sheet/qr-code.ts';
import { flip, type Painter, setFill, setStroke, toHundredths, writePair } from './painter.ts';

/** Adds a line to the current path, shared by lines of one look; `strokeRules` paints it. */
export function addRule(painter: Painter, mark: RuleMark): void {
  const { out } = painter;
  writePair(out, toHundredths(mark.x1), flip(painter, mark.y1));
  writeLatin1(out, ' m ');
  writePair(out, toHundredths(mark.x2), flip(painter, mark.y2));
  writeLatin1(out, ' l\n');
}

export function strokeRules(painter: Painter): void {
  writeLatin1(painter.out, 'S\n');
}

export function paintBox(painter: Painter, mark: BoxMark): void {
  if (mark.fill === undefined && mark.stroke === undefined) return;
  if (mark.fill !== undefined) setFill(painter, mark.fill);
  if (mark.stroke !== undefined) setStroke(painter, mark.stroke, mark.strokeWidth ?? 1);
  const [left, bottom] = [toHundredths(mark.x), flip(painter, mark.y + mark.height)];
  writePair(painter.out, left, bottom);
  writeByte(painter.out, SPACE);
  // Measured from rounded edges, so that touching boxes still touch.
  writePair(painter.out, toHundredths(mark.x + mark.width) - left, flip(painter, mark.y) - bottom);
  writeLatin1(painter.out, ` re ${getPaintOperator(mark)}\n`);
}

export function paintImage(painter: Painter, mark: ImageMark): void {
  const image = painter.resources.images[mark.image];
  if (!image) return;
  const { out } = painter;
  writeLatin1(out, 'q ');
  writePair(out, toHundredths(mark.width), 0);
  writeByte(out, SPACE);
  writePair(out, 0, toHundredths(mark.height));
  writeByte(out, SPACE);
  writePair(out, toHundredths(mark.x), flip(painter, mark.y + mark.height));
  if (image.turn) writeLatin1(out, ` cm ${image.turn}`);
  writeLatin1(out, ` cm /I${mark.image} Do Q\n`);
}

/** Paints all dark modules as one path, in a space where a module is 1 × 1 and y goes down. */
export function paintModules(painter: Painter, mark: ModulesMark): void {
  const { out } = painter;
  setFill(painter, mark.color);
  const { moduleCount, runs } = modulesOf(mark.code);
  const unit = Math.round((mark.size / moduleCount) * 1e5) / 1e5;
  writeLatin1(out, `q ${unit} 0 0 ${-unit} `);
  writePair(out, toHundredths(mark.x), flip(painter, mark.y));
  writeLatin1(out, ' cm\n');
  for (const [column, row, length] of runs) {
    writeInteger(out, column);
    writeByte(out, SPACE);
    writeInteger(out, row);
    writeByte(out, SPACE);
    writeInteger(out, length);
    writeLatin1(out, ' 1 re\n');
  }
  writeLatin1(out, 'f Q\n');
}

function getPaintOperator({ fill, stroke }: BoxMark): string {
  if (fill === undefined) return 'S';
  return stroke === undefined ? 'f' : 'B';
}

const SPACE = 0x20;
