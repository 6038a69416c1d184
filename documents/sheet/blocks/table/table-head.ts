import { addNode, putText, shape } from '#documents/sheet/canvas.ts';
import type { Part } from '#documents/sheet/flow.ts';
import type { Scene } from '#documents/sheet/scene.ts';
import { baseline, leading } from '#documents/sheet/template.ts';
import type { Columns } from './columns.ts';
import { headLookOf } from './head-look.ts';

/** The head of the table of lines; without a node, its repetition on a later page (an artifact). */
export function buildTableHead(scene: Scene, columns: Columns, tableNode: number | null): Part {
  const { canvas, labels, template } = scene;
  const style = template.tableHead;
  const row = tableNode === null ? null : addHeadRow(scene, tableNode);
  const name = shape(canvas, labels.columns.name, style);
  const cells = [
    ...columns.leading.map(({ label, left: x }) => ({ label, x, align: 'left' as const })),
    { label: [name], x: columns.nameLeft, align: 'left' as const },
    ...columns.numeric.map(({ label, right: x }) => ({ label, x, align: 'right' as const })),
  ].map(({ label, ...place }) => ({
    label,
    place: { ...place, node: row === null ? undefined : addHeadCell(scene, row) },
  }));
  const lineCount = Math.max(...cells.map(({ label }) => label.length));
  const look = headLookOf(template, leading(style) * lineCount);
  return {
    height: look.height,
    paint: (page, top) =>
      look.paint(page, top, (textTop) => {
        for (const { label, place } of cells)
          label.forEach((line, index) => {
            const below = leading(style) * (lineCount - label.length + index);
            putText(page, line, style, { ...place, y: textTop + below + baseline(style) });
          });
      }),
  };
}

function addHeadRow({ canvas }: Scene, tableNode: number): number {
  return addNode(canvas, 'TR', addNode(canvas, 'THead', tableNode));
}

function addHeadCell({ canvas }: Scene, row: number): number {
  return addNode(canvas, 'TH', row, { scope: 'Column' });
}
