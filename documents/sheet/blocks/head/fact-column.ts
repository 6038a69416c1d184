import { addNode, DOCUMENT_NODE, putText, shape } from '#documents/sheet/canvas.ts';
import type { Page } from '#documents/sheet/marks.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { Fact } from './facts.ts';

/** Labels and values against the right edge; `color` is for texts on a ground. Gives the bottom. */
export function paintFactColumn(
  scene: Scene,
  page: Page,
  facts: readonly Fact[],
  place: { right: number; top: number; color?: string },
): number {
  const { soft, softStrong } = scene.template;
  const labelStyle = { ...soft, color: place.color ?? soft.color };
  const values = facts.map((fact) => {
    const style = {
      ...(fact.isStrong ? softStrong : soft),
      color: place.color ?? softStrong.color,
    };
    return { style, line: shape(scene.canvas, fact.value, style, fact.field) };
  });
  const valueWidth = Math.max(0, ...values.map(({ line }) => line.width));
  let top = place.top;
  facts.forEach(({ label, field }, index) => {
    const node = addNode(scene.canvas, 'P', DOCUMENT_NODE);
    const y = top + baseline(soft);
    const put = { y, align: 'right', node, field } as const;
    const x = place.right - valueWidth - GAP;
    putText(page, shape(scene.canvas, label, labelStyle), labelStyle, { ...put, x });
    const value = values[index];
    if (value) putText(page, value.line, value.style, { ...put, x: place.right });
    top += leading(soft) + 1.5;
  });
  return top;
}

const GAP = 12;
