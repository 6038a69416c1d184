import { addNode, DOCUMENT_NODE, putText, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, WINDOW } from '#documents/sheet/geometry.ts';
import type { LetterScene } from '#documents/sheet/letter/letter-scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

/** The name of the signatory, and the space to sign. */
export function buildLetterSignature(
  { canvas, template }: LetterScene,
  { name, detail }: { name: string; detail: string },
): Block {
  const node = addNode(canvas, 'P', DOCUMENT_NODE);
  const write = (text: string, style: TextStyle): Part[] =>
    (text === '' ? [] : wrap(canvas, text, style, { width: CONTENT_RIGHT - WINDOW.left })).map(
      (line) => ({
        height: leading(style),
        paint: (page, top) =>
          putText(page, line, style, {
            ...{ x: WINDOW.left, y: top + baseline(style), node, field: 'seller.name' },
          }),
      }),
    );
  const room: Part = { height: ROOM, paint: () => undefined };
  return {
    parts: [
      ...write(name, { ...template.strong, size: 10 }),
      ...write(detail, template.body),
      room,
    ],
    spaceBefore: 20,
  };
}

const ROOM = 56;
