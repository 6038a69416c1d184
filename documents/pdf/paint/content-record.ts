import type { Mark, StructureNode } from '#documents/sheet/marks.ts';
import { flip, type Painter, toHundredths } from './painter.ts';

/** A record of the painting for the structure tree and the annotations. */
export type ContentRecord = {
  /** The node of each marked-content identifier, page by page. */
  owners: number[][];
  /** Areas of figures and links. */
  areas: Area[];
};

/** The rectangle of a node on a page, in hundredths of a point from the bottom left corner. */
export type Area = {
  node: number;
  page: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
};

/** Gives `node` the next marked-content identifier of the page. */
export function noteContent({ owners }: ContentRecord, page: number, node: number): number {
  owners[page] ??= [];
  return owners[page].push(node) - 1;
}

type Context = { pageIndex: number; nodes: readonly StructureNode[]; record: ContentRecord };

/** Records the area of a mark whose node is a figure (one per page) or a link (one per line). */
export function noteArea(
  { pageIndex, nodes, record }: Context,
  painter: Painter,
  mark: Mark,
): void {
  if (mark.type === 'watermark' || mark.node === undefined) return;
  const role = nodes[mark.node]?.role;
  if (role !== 'Figure' && role !== 'Link') return;
  const area = { node: mark.node, page: pageIndex, ...findArea(painter, mark) };
  const last = record.areas.at(-1);
  const isSame =
    last?.node === area.node &&
    last.page === pageIndex &&
    (role === 'Figure' || last.bottom === area.bottom);
  if (isSame && last) Object.assign(last, join(last, area));
  else record.areas.push(area);
}

type Rectangle = Omit<Area, 'node' | 'page'>;

function findArea(painter: Painter, mark: Exclude<Mark, { type: 'watermark' }>): Rectangle {
  const box = findBox(mark);
  return {
    left: toHundredths(box.x),
    bottom: flip(painter, box.y + box.height),
    right: toHundredths(box.x + box.width),
    top: flip(painter, box.y),
  };
}

function findBox(mark: Exclude<Mark, { type: 'watermark' }>): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  switch (mark.type) {
    case 'text':
      return {
        x: mark.x,
        y: mark.y - mark.size * ABOVE_BASELINE,
        width: mark.width,
        height: mark.size * LINE,
      };
    case 'rule':
      return { x: mark.x1, y: mark.y1, width: mark.x2 - mark.x1, height: mark.y2 - mark.y1 };
    case 'modules':
      return { x: mark.x, y: mark.y, width: mark.size, height: mark.size };
    default:
      return mark;
  }
}

function join(a: Rectangle, b: Rectangle): Rectangle {
  return {
    left: Math.min(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
  };
}

const ABOVE_BASELINE = 0.95;
const LINE = 1.2;
