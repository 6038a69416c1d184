/** `fit` fills the available width; a number is a scale (1: a page is 210 mm wide). */
export type Zoom = 'fit' | number;

/** The scale that fits a whole page into a frame in pixels; at most 1. */
export function zoomToPage({ width, height }: { width: number; height: number }): number {
  return clampZoom(Math.min(1, (width - SIDES) / REAL_WIDTH, (height - ENDS) / REAL_HEIGHT));
}

/** The next round scale; unchanged at the limit. */
export function stepZoom(scale: number, direction: 'in' | 'out'): number {
  const isBeyond = (step: number) =>
    direction === 'in' ? step > scale + ROUNDING : step < scale - ROUNDING;
  const steps = direction === 'in' ? STEPS : STEPS.toReversed();
  return steps.find(isBeyond) ?? clampZoom(scale);
}

/** The scale after a wheel event; trackpads send many small deltas, mice few large ones. */
export function turnZoom(scale: number, deltaY: number): number {
  const turn = Math.min(MAX_TURN, Math.max(-MAX_TURN, deltaY));
  return clampZoom(scale * Math.exp(-turn / 100));
}

export function clampZoom(scale: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, scale));
}

/** An A4 page in CSS pixels (96 per inch). */
export const REAL_WIDTH = (210 / 25.4) * 96;
const REAL_HEIGHT = (297 / 25.4) * 96;
/** Padding in the frame, for the pages’ shadow. */
const SIDES = 32;
const ENDS = 28;

const STEPS: readonly number[] = [0.25, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4];
const MIN_ZOOM = 0.25;
const MAX_ZOOM = 4;
const ROUNDING = 0.005;
const MAX_TURN = 25;
