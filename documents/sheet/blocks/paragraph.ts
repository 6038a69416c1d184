import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Role } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

type ParagraphOptions = {
  text: string;
  style: TextStyle;
  field?: string | undefined;
  role?: Role;
  spaceBefore?: number;
  keepWithNext?: boolean;
};

/** A text over the whole width, that may go on over the next page. */
export function buildParagraph(
  scene: Scene,
  { text, style, field, role = 'P', ...block }: ParagraphOptions,
): Block {
  const node = addNode(scene.canvas, role, DOCUMENT_NODE);
  const parts = wrap(scene.canvas, text, style, { width: CONTENT_WIDTH, field }).map(
    (line): Part => ({
      height: leading(style),
      paint: (page, top) =>
        putText(page, line, style, { x: MARGIN_LEFT, y: top + baseline(style), node, field }),
    }),
  );
  return { parts, ...block };
}
