/** The target of all blocks: pages in progress, structure tree and text tools of a document. */
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { MissingGlyph, Page, Role, SheetImage, StructureNode } from './marks.ts';
import type { FontMetrics } from './text/font-metrics.ts';
import {
  type MissingGlyphs,
  measureText,
  shapeSinglePart,
  shapeText,
  type TextLine,
  type TextStyle,
} from './text/shape.ts';
import { wrapText } from './text/wrap.ts';

export type Canvas = {
  metrics: FontMetrics;
  nodes: StructureNode[];
  images: SheetImage[];
  missingGlyphs: MissingGlyph[];
};

export function createCanvas(metrics: FontMetrics): Canvas {
  return { metrics, nodes: [{ role: 'Document', parent: null }], images: [], missingGlyphs: [] };
}

/** The root structure element. */
export const DOCUMENT_NODE = 0;

type NodeOptions = Omit<StructureNode, 'role' | 'parent'>;

/** Adds a structure element, in reading order, and gives its index. */
export function addNode(canvas: Canvas, role: Role, parent: number, options?: NodeOptions): number {
  return canvas.nodes.push(options ? { role, parent, ...options } : { role, parent }) - 1;
}

/** The index of an image, which is stored once however often it is shown. */
export function addImage({ images }: Canvas, image: SheetImage): number {
  const known = images.indexOf(image);
  return known >= 0 ? known : images.push(image) - 1;
}

export function shape(canvas: Canvas, text: string, style: TextStyle, field?: DraftPath): TextLine {
  return (
    shapeSinglePart(canvas.metrics, text, style) ??
    shapeText(canvas.metrics, text, style, reportTo(canvas, field))
  );
}

export function wrap(
  canvas: Canvas,
  text: string,
  style: TextStyle,
  { width, field }: { width: number; field?: DraftPath | undefined },
): TextLine[] {
  return wrapText(canvas.metrics, text, style, { width, onMissing: reportTo(canvas, field) });
}

export function measure(canvas: Canvas, text: string, style: TextStyle): number {
  return measureText(canvas.metrics, text, style);
}

/** A baseline, and the edge that `x` refers to. */
type TextPlace = {
  x: number;
  y: number;
  align?: 'left' | 'right';
  node?: number | undefined;
  field?: DraftPath | undefined;
};

/** Adds a shaped line, one mark per run. Marks have one shape, since there are thousands. */
export function putText(
  { marks }: Pick<Page, 'marks'>,
  line: TextLine,
  style: TextStyle,
  place: TextPlace,
): void {
  let left = place.align === 'right' ? place.x - line.width : place.x;
  const lastRun = line.runs.at(-1);
  for (const run of line.runs) {
    const { text, part, width } = run;
    marks.push({
      type: 'text',
      x: left,
      y: place.y,
      text,
      part,
      weight: style.weight,
      size: style.size,
      color: style.color,
      width,
      isCut: run !== lastRun || line.isCut === true,
      node: place.node,
      field: place.field,
    });
    left += width;
  }
}

function reportTo(canvas: Canvas, field: DraftPath | undefined): MissingGlyphs {
  return (character) => {
    const known = canvas.missingGlyphs.some(
      (missing) => missing.character === character && missing.field === field,
    );
    if (!known && canvas.missingGlyphs.length < MAX_REPORTED)
      canvas.missingGlyphs.push(field ? { character, field } : { character });
  };
}

const MAX_REPORTED = 100;
