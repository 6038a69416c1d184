import type { DraftPath, Mark, Page } from '#documents';

/** In points, from the page’s top left. */
export type Box = { x: number; y: number; width: number; height: number };

/**
 * The field under a point of the page, or the nearest within a finger’s reach; null on blank paper.
 */
export function findFieldAt(
  page: Page,
  point: { x: number; y: number },
  reach = REACH,
): DraftPath | null {
  let nearest: { field: DraftPath; distance: number } | null = null;
  for (const mark of page.marks) {
    const box = boxOf(mark);
    if (!box || mark.type === 'watermark' || !mark.field) continue;
    const distance = distanceTo(box, point);
    if (distance <= reach && (!nearest || distance < nearest.distance))
      nearest = { field: mark.field, distance };
  }
  return nearest?.field ?? null;
}

/** Boxes of the marks that these fields fill; pieces of a text on one line are joined. */
export function listFieldBoxes(page: Page, isShown: (field: DraftPath) => boolean): Box[] {
  const found: { field: DraftPath; box: Box }[] = [];
  for (const mark of page.marks) {
    const field = 'field' in mark ? mark.field : undefined;
    const box = field && isShown(field) ? boxOf(mark) : null;
    if (!field || !box) continue;
    const last = found.at(-1);
    const joined = last?.field === field ? join(last.box, box) : null;
    if (last && joined) last.box = joined;
    else found.push({ field, box });
  }
  return found.map(({ box }) => box);
}

/** Null for marks without an area: lines and the watermark. */
function boxOf(mark: Mark): Box | null {
  switch (mark.type) {
    case 'text':
      return {
        x: mark.x,
        y: mark.y - mark.size * ASCENT,
        width: mark.width,
        height: mark.size * (ASCENT + DESCENT),
      };
    case 'box':
    case 'image':
      return { x: mark.x, y: mark.y, width: mark.width, height: mark.height };
    case 'modules':
      return { x: mark.x, y: mark.y, width: mark.size, height: mark.size };
    case 'rule':
    case 'watermark':
      return null;
  }
}

function distanceTo(box: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  );
}

/** Joins two adjacent boxes of a line; null when they are apart. */
function join(left: Box, right: Box): Box | null {
  const gap = right.x - (left.x + left.width);
  if (left.y !== right.y || left.height !== right.height || gap < -1 || gap > WORD_GAP) return null;
  return { ...left, width: right.x + right.width - left.x };
}

/** In em, for the typeface of the sheet. */
const ASCENT = 0.92;
const DESCENT = 0.28;
const REACH = 4;
const WORD_GAP = 4;
