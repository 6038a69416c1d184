/** Top and bottom of a row, in viewport pixels. */
export type RowBox = { top: number; bottom: number };

/**
 * The gap between rows under a pointer at `y`: 0 before the first, `boxes.length` after the last.
 */
export function slotAt(boxes: readonly RowBox[], y: number): number {
  const slot = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return slot < 0 ? boxes.length : slot;
}

/** The new index of a row moved from `from` to a gap: gaps after it count one less. */
export function positionOfSlot(slot: number, from: number): number {
  return slot > from ? slot - 1 : slot;
}

/** Scroll speed near the top or bottom of the window, in pixels per frame. */
export function edgeSpeed(y: number, height: number): number {
  const fromBottom = height - y;
  if (y < EDGE) return -Math.ceil(((EDGE - y) / EDGE) * MAX_SPEED);
  return fromBottom < EDGE ? Math.ceil(((EDGE - fromBottom) / EDGE) * MAX_SPEED) : 0;
}

const EDGE = 72;
const MAX_SPEED = 16;
