import { addNode, DOCUMENT_NODE, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_RIGHT, CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { TextStyle } from '#documents/sheet/text/shape.ts';

/** Where both sides sign, the customer on the right under the words that bind him. Comes last: terms are read before. */
export function buildAcceptance(scene: Scene): Block {
  const paintSeller = createColumn(
    scene,
    { x: MARGIN_LEFT, who: scene.labels.signature.seller },
    [],
  );
  const paintBuyer = createColumn(
    scene,
    { x: CONTENT_RIGHT - COLUMN_WIDTH, who: scene.labels.signature.buyer },
    scene.mentions.filter(({ place }) => place === 'signature'),
  );
  const part: Part = {
    height: HEIGHT,
    paint: (page, top) => {
      paintSeller(page, top);
      paintBuyer(page, top);
    },
  };
  return { parts: [part], spaceBefore: 18 };
}

type Column = { x: number; who: string };
type Words = { text: string; field: string };

/** A frame with who signs, the words that he accepts, and the blanks to fill in by hand. */
function createColumn(scene: Scene, { x, who }: Column, words: readonly Words[]) {
  const { canvas, template, labels } = scene;
  const sect = addNode(canvas, 'Sect', DOCUMENT_NODE);
  const left = x + PADDING;
  const texts: { text: string; style: TextStyle; field?: string }[] = [
    { text: who, style: template.small },
    ...words.map(({ text, field }) => ({ text, field, style: template.softStrong })),
  ];
  const lines = texts.flatMap(({ text, style, field }) => {
    const node = addNode(canvas, 'P', sect);
    return wrap(canvas, text, style, { width: COLUMN_WIDTH - PADDING * 2, field }).map((line) => ({
      line,
      style,
      node,
      field,
    }));
  });
  const blanks = [labels.signature.name, labels.signature.date, labels.signature.signature].map(
    (label) => ({ line: shape(canvas, label, template.soft), node: addNode(canvas, 'P', sect) }),
  );
  return (page: Page, top: number) => {
    paintFrame(page, { x, y: top, color: template.ruleColor });
    let y = top + PADDING;
    for (const { line, style, node, field } of lines) {
      putText(page, line, style, { x: left, y: y + baseline(style), node, field });
      y += leading(style);
    }
    y = top + HEIGHT - PADDING - SIGNATURE_HEIGHT - BLANK_HEIGHT * 2;
    for (const [index, { line, node }] of blanks.entries()) {
      putText(page, line, template.soft, { x: left, y: y + baseline(template.soft), node });
      if (index < blanks.length - 1) {
        const start = left + BLANK_LEFT;
        const end = x + COLUMN_WIDTH - PADDING;
        paintRule(page, { x1: start, x2: end, y: y + 11, color: template.ruleColor });
      }
      y += BLANK_HEIGHT;
    }
  };
}

function paintFrame(page: Page, { x, y, color }: { x: number; y: number; color: string }): void {
  const right = x + COLUMN_WIDTH;
  const bottom = y + HEIGHT;
  paintRule(page, { x1: x, x2: right, y, color });
  paintRule(page, { x1: x, x2: right, y: bottom, color });
  for (const side of [x, right])
    page.marks.push({ type: 'rule', x1: side, y1: y, x2: side, y2: bottom, width: 0.5, color });
}

function paintRule(
  page: Page,
  { x1, x2, y, color }: { x1: number; x2: number; y: number; color: string },
): void {
  page.marks.push({ type: 'rule', x1, y1: y, x2, y2: y, width: 0.5, color });
}

const GAP = 20;
const COLUMN_WIDTH = (CONTENT_WIDTH - GAP) / 2;
const PADDING = 8;
const BLANK_LEFT = 40;
const BLANK_HEIGHT = 16;
const SIGNATURE_HEIGHT = 46;
const HEIGHT = 128;
