import { boundsOf, type Stroke, type StrokeBounds, scaleToFit } from './strokes.ts';

export function paintStrokes(canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void {
  const context = contextOf(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  traceStrokes(context, strokes);
}

/** The strokes as a PNG data URL, cropped, on a transparent ground. */
export function toSignature(strokes: readonly Stroke[]): string {
  const bounds = boundsOf(strokes, PEN);
  const scale = scaleToFit(bounds, IMAGE);
  return paint(bounds, scale, (context) => traceStrokes(context, strokes));
}

/** The name as a PNG data URL, in the most cursive typeface of the device. */
export function writeSignature(name: string): string {
  const canvas = document.createElement('canvas');
  const measuring = contextOf(canvas);
  measuring.font = SCRIPT_FONT;
  const { actualBoundingBoxLeft, actualBoundingBoxRight } = measuring.measureText(name);
  const width = actualBoundingBoxLeft + actualBoundingBoxRight + PEN * 2;
  const bounds = { x: -actualBoundingBoxLeft - PEN, y: -ASCENT, width, height: ASCENT + DESCENT };
  return paint(bounds, scaleToFit(bounds, IMAGE), (context) => {
    context.font = SCRIPT_FONT;
    context.fillStyle = INK;
    context.fillText(name, 0, 0);
  });
}

function paint(
  bounds: StrokeBounds,
  scale: number,
  draw: (context: CanvasRenderingContext2D) => void,
): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(bounds.width * scale));
  canvas.height = Math.max(1, Math.ceil(bounds.height * scale));
  const context = contextOf(canvas);
  context.scale(scale, scale);
  context.translate(-bounds.x, -bounds.y);
  draw(context);
  evenOut(context);
  return canvas.toDataURL('image/png');
}

/**
 * Sixteen shades of one ink: a third of the bytes, so that a signed document fits into a link. The
 * browser rounds the colours of pixels that are nearly transparent, which do not compress.
 */
function evenOut(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const [red = 0, green = 0, blue = 0] = RGB;
  for (let at = 0; at < image.data.length; at += 4) {
    const alpha = Math.round((image.data[at + 3] ?? 0) / SHADE) * SHADE;
    image.data.set(alpha === 0 ? [0, 0, 0, 0] : [red, green, blue, alpha], at);
  }
  context.putImageData(image, 0, 0);
}

/** Quadratic curves through the midpoints of the strokes. */
function traceStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  Object.assign(context, { strokeStyle: INK, lineWidth: PEN, lineCap: 'round', lineJoin: 'round' });
  for (const stroke of strokes) {
    const [first, ...others] = stroke;
    if (!first) continue;
    context.beginPath();
    context.moveTo(first.x, first.y);
    others.forEach((point, index) => {
      const next = others[index + 1] ?? point;
      context.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
    });
    if (others.length === 0) context.lineTo(first.x, first.y);
    context.stroke();
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  return context;
}

/** Printed on paper: independent of the theme. */
const RGB = [0x1b, 0x2a, 0x4a];
const INK = `rgb(${RGB.join(' ')})`;
/** A fifteenth of 255. */
const SHADE = 17;
const PEN = 8;
const IMAGE = { width: 600, height: 200 };
const SCRIPT_FONT =
  'italic 120px "Snell Roundhand", "Segoe Script", "Apple Chancery", "Dancing Script", "Brush Script MT", "URW Chancery L", cursive';
const ASCENT = 130;
const DESCENT = 50;
