/** Top and bottom of a row, in the window. */
export type RowBox = { top: number; bottom: number };

/**
 * Between which rows a pointer at `y` would drop what it drags: 0 is before the first,
 * `boxes.length` after the last.
 */
export function slotAt(boxes: readonly RowBox[], y: number): number {
  const slot = boxes.findIndex(({ top, bottom }) => y < (top + bottom) / 2);
  return slot < 0 ? boxes.length : slot;
}

/** The position that a row takes once it has left its own: a slot after it counts one less. */
export function positionOfSlot(slot: number, from: number): number {
  return slot > from ? slot - 1 : slot;
}

/** How fast the page scrolls, in pixels per frame, when the pointer nears its top or its bottom. */
export function edgeSpeed(y: number, height: number): number {
  const fromBottom = height - y;
  if (y < EDGE) return -Math.ceil(((EDGE - y) / EDGE) * MAX_SPEED);
  return fromBottom < EDGE ? Math.ceil(((EDGE - fromBottom) / EDGE) * MAX_SPEED) : 0;
}

const EDGE = 72;
const MAX_SPEED = 16;
