import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Role } from '#documents/sheet/marks.ts';
import type { Scene, SheetMention } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

export type ParagraphOptions = {
  text: string;
  style: TextStyle;
  field?: DraftPath | undefined;
  role?: Role;
  language?: 'fr' | undefined;
  spaceBefore?: number;
  keepWithNext?: boolean;
};

/** A full-width text that may continue on the next page. */
export function buildParagraph(
  { canvas }: Pick<Scene, 'canvas'>,
  { text, style, field, role = 'P', language, ...block }: ParagraphOptions,
): Block {
  const node = addNode(canvas, role, DOCUMENT_NODE, language && { language });
  const parts = wrap(canvas, text, style, { width: CONTENT_WIDTH, field }).map(
    (line): Part => ({
      height: leading(style),
      paint: (page, top) =>
        putText(page, line, style, { x: MARGIN_LEFT, y: top + baseline(style), node, field }),
    }),
  );
  return { parts, ...block };
}

/** A full-width mention; its translation is set closer and lighter. */
export function buildMention(
  scene: Scene,
  { text, field, language, isTranslation }: SheetMention,
  { style, spaceBefore }: { style: TextStyle; spaceBefore: number },
): Block {
  if (!isTranslation) return buildParagraph(scene, { text, field, language, style, spaceBefore });
  return buildParagraph(scene, { text, field, style: toTranslation(scene, style) });
}

export function toTranslation({ template }: Scene, style: TextStyle): TextStyle {
  return { ...style, weight: 'regular', color: template.soft.color };
}
