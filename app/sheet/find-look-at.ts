import type { Page } from '#documents';
import type { Box } from './mark-boxes.ts';

/**
 * The area offered for a logo, on screen only: the whole place when it is empty, else a small one
 * above its text. Null when there is a logo.
 */
export function logoPlaceOn({ logoPlace, marks }: Page): Box | null {
  if (!logoPlace) return null;
  const isTaken = marks.some(
    (mark) => mark.type === 'text' && isIn(logoPlace, { x: mark.x, y: mark.y }),
  );
  return isTaken ? { ...logoPlace, ...SMALL, y: logoPlace.y - SMALL.height - GAP } : logoPlace;
}

/**
 * The part of the design under a point without a field: the logo’s place, or marks in the accent
 * colour.
 */
export function findLookAt(
  page: Page,
  point: { x: number; y: number },
  color: string,
): 'style.logo' | 'style.accent' | null {
  const place = logoPlaceOn(page);
  if (place && isIn(grow(place, REACH), point)) return 'style.logo';
  const isColored = page.marks.some(
    (mark) => mark.type === 'box' && mark.fill === color && isIn(grow(mark, REACH), point),
  );
  return isColored ? 'style.accent' : null;
}

function isIn(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

function grow({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

const SMALL = { width: 52, height: 15 };
const GAP = 3;
/** In points: a finger’s width on a phone. */
const REACH = 8;
