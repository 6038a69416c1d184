import { addNode, putText, shape } from '#documents/sheet/canvas.ts';
import type { Part } from '#documents/sheet/flow.ts';
import { MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { Columns } from './columns.ts';
import { paintTableRule } from './row-parts.ts';

/** The head of the table of lines; without a node it is the repetition of a later page, an artifact. */
export function buildTableHead(scene: Scene, columns: Columns, tableNode: number | null): Part {
  const { canvas, labels, template } = scene;
  const style = template.tableHead;
  const row = tableNode === null ? null : addHeadRow(scene, tableNode);
  const cells = [
    { label: labels.columns.name, x: MARGIN_LEFT, align: 'left' as const },
    ...columns.numeric.map(({ label, right: x }) => ({ label, x, align: 'right' as const })),
  ].map(({ label, ...place }) => ({
    line: shape(canvas, label, style),
    place: { ...place, node: row === null ? undefined : addHeadCell(scene, row) },
  }));
  return {
    height: leading(style) + PADDING,
    paint: (page, top) => {
      const y = top + baseline(style);
      for (const { line, place } of cells) putText(page, line, style, { ...place, y });
      const ruleTop = top + leading(style) + RULE_GAP;
      paintTableRule(page, ruleTop, { width: 1, color: template.inkColor });
    },
  };
}

function addHeadRow({ canvas }: Scene, tableNode: number): number {
  return addNode(canvas, 'TR', addNode(canvas, 'THead', tableNode));
}

function addHeadCell({ canvas }: Scene, row: number): number {
  return addNode(canvas, 'TH', row, { scope: 'Column' });
}

const RULE_GAP = 3;
const PADDING = 6;
