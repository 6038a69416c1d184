/** As wide as there is room for, or a share of the real size (1: a page is 210 mm wide). */
export type Zoom = 'fit' | number;

/** The size at which a whole page stands in a frame of so many pixels; never larger than real. */
export function zoomToPage({ width, height }: { width: number; height: number }): number {
  return clampZoom(Math.min(1, (width - SIDES) / REAL_WIDTH, (height - ENDS) / REAL_HEIGHT));
}

/** The next round size on the way; at the end of the way, the same. */
export function stepZoom(scale: number, direction: 'in' | 'out'): number {
  const isBeyond = (step: number) =>
    direction === 'in' ? step > scale + ROUNDING : step < scale - ROUNDING;
  const steps = direction === 'in' ? STEPS : STEPS.toReversed();
  return steps.find(isBeyond) ?? clampZoom(scale);
}

/** The size after a turn of the wheel; trackpads send many small turns, mice few large ones. */
export function turnZoom(scale: number, deltaY: number): number {
  const turn = Math.min(MAX_TURN, Math.max(-MAX_TURN, deltaY));
  return clampZoom(scale * Math.exp(-turn / 100));
}

export function clampZoom(scale: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, scale));
}

/** Of an A4 page at its real size, in CSS pixels: 96 to the inch. */
export const REAL_WIDTH = (210 / 25.4) * 96;
const REAL_HEIGHT = (297 / 25.4) * 96;
/** What stands around the pages in their frame: their shadow needs some room. */
const SIDES = 32;
const ENDS = 28;

const STEPS: readonly number[] = [0.25, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4];
const MIN_ZOOM = 0.25;
const MAX_ZOOM = 4;
const ROUNDING = 0.005;
const MAX_TURN = 25;
