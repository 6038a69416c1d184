import type { Area } from '#documents/pdf/paint/content-record.ts';
import type { StructureNode } from '#documents/sheet/marks.ts';

/** Attributes (ISO 32000-1, § 14.8.5): scope of headers, spans of cells, boxes of figures. */
export function formatAttributes(
  node: StructureNode,
  { index, areas }: { index: number; areas: readonly Area[] },
): string {
  switch (node.role) {
    case 'TH':
    case 'TD':
      return formatCell(node);
    case 'Figure':
      return formatFigure(areas.find((area) => area.node === index));
    default:
      return '';
  }
}

function formatCell({ scope, colSpan = 1, rowSpan = 1 }: StructureNode): string {
  if (!scope && colSpan === 1 && rowSpan === 1) return '';
  const columns = colSpan > 1 ? `/ColSpan ${colSpan}` : '';
  const rows = rowSpan > 1 ? `/RowSpan ${rowSpan}` : '';
  return `/A<</O/Table${scope ? `/Scope/${scope}` : ''}${columns}${rows}>>`;
}

function formatFigure(area: Area | undefined): string {
  if (!area) return '';
  const box = [area.left, area.bottom, area.right, area.top].map((value) => value / 100).join(' ');
  return `/A<</O/Layout/Placement/Block/BBox[${box}]>>`;
}
