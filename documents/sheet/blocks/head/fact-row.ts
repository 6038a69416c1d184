import { addNode, DOCUMENT_NODE, putText, shape } from '#documents/sheet/canvas.ts';
import { MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { Fact } from './facts.ts';

/** Facts side by side, labels on top, in as many rows as needed. Gives the bottom. */
export function paintFactRow(
  scene: Scene,
  page: Page,
  facts: readonly Fact[],
  place: { top: number; width: number },
): number {
  const { small, soft, softStrong } = scene.template;
  const height = leading(small) + leading(soft);
  let x = MARGIN_LEFT;
  let { top } = place;
  for (const { label, value, field, isStrong } of facts) {
    const valueStyle = isStrong ? softStrong : { ...soft, color: softStrong.color };
    const lines = {
      label: shape(scene.canvas, label, small),
      value: shape(scene.canvas, value, valueStyle, field),
    };
    const width = Math.max(lines.label.width, lines.value.width);
    if (x > MARGIN_LEFT && x + width > MARGIN_LEFT + place.width) {
      x = MARGIN_LEFT;
      top += height + ROW_GAP;
    }
    const node = addNode(scene.canvas, 'P', DOCUMENT_NODE);
    const valueTop = top + leading(small);
    putText(page, lines.label, small, { x, y: top + baseline(small), node, field });
    putText(page, lines.value, valueStyle, { x, y: valueTop + baseline(soft), node, field });
    x += width + GAP;
  }
  return facts.length > 0 ? top + height : top;
}

const GAP = 26;
const ROW_GAP = 4;
