import { addNode, DOCUMENT_NODE, measure, putText, shape, wrap } from '#documents/sheet/canvas.ts';
import type { Block, Part } from '#documents/sheet/flow.ts';
import { CONTENT_WIDTH, MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { Fact } from './head/facts.ts';

/** A column of labels and a column of values, without the empty ones. Null when all are empty. */
export function buildDefinitionList(scene: Scene, facts: readonly Fact[]): Block | null {
  const known = facts.filter(({ value }) => value !== '');
  if (known.length === 0) return null;
  const { canvas, template } = scene;
  const labels = known.map(({ label }) => measure(canvas, label, template.soft));
  const left = Math.max(MINIMUM_LABEL, ...labels) + GAP;
  return { parts: known.flatMap((fact) => buildRow(scene, fact, left)), spaceBefore: 12 };
}

function buildRow({ canvas, template }: Scene, fact: Fact, left: number): Part[] {
  const { field } = fact;
  const labelStyle = template.soft;
  const valueStyle = fact.isStrong
    ? { ...template.body, weight: 'semibold' as const }
    : template.body;
  const node = addNode(canvas, 'P', DOCUMENT_NODE);
  const label = shape(canvas, fact.label, labelStyle);
  const lines = wrap(canvas, fact.value, valueStyle, { width: CONTENT_WIDTH - left, field });
  return lines.map((line, index) => ({
    height: leading(valueStyle) + (index === lines.length - 1 ? ROW_GAP : 0),
    paint: (page, top) => {
      const y = top + baseline(valueStyle);
      if (index === 0) putText(page, label, labelStyle, { x: MARGIN_LEFT, y, node, field });
      putText(page, line, valueStyle, { x: MARGIN_LEFT + left, y, node, field });
    },
  }));
}

const MINIMUM_LABEL = 76;
const GAP = 14;
const ROW_GAP = 2.5;
