/** In px, relative to the window. */
export type PlaceInWindow = { top: number; right: number; bottom: number; left: number };

export type ControlInWindow = PlaceInWindow & { isField?: boolean };

/**
 * The distance in px from the window’s bottom at which a message covers no control, as close as
 * possible to `near`; when there is none, the one that covers least, fields rather than buttons.
 */
export function findFreeBottom(
  message: { width: number; height: number },
  {
    near,
    controls,
    window,
  }: {
    near: number;
    controls: readonly ControlInWindow[];
    window: { width: number; height: number };
  },
): number {
  const left = (window.width - message.width) / 2;
  const coveredAt = (bottom: number) => {
    const low = window.height - bottom;
    const place = { left, right: left + message.width, top: low - message.height, bottom: low };
    return controls.reduce((sum, control) => sum + harmOf(grow(place), control), 0);
  };
  const highest = window.height - message.height - MARGIN;
  const bottoms = Array.from(
    { length: Math.max(1, Math.floor((highest - MARGIN) / STEP) + 1) },
    (_, index) => MARGIN + index * STEP,
  ).sort((one, other) => Math.abs(one - near) - Math.abs(other - near));
  let best = { bottom: near, covered: Number.POSITIVE_INFINITY };
  for (const bottom of bottoms) {
    const covered = coveredAt(bottom);
    if (covered === 0) return bottom;
    if (covered < best.covered) best = { bottom, covered };
  }
  return best.bottom;
}

function harmOf(place: PlaceInWindow, control: ControlInWindow): number {
  return overlapOf(place, control) * (control.isField ? FIELD_HARM : 1);
}

function overlapOf(one: PlaceInWindow, other: PlaceInWindow): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** A margin for fingers. */
function grow({ top, right, bottom, left }: PlaceInWindow): PlaceInWindow {
  return { top: top - GAP, right: right + GAP, bottom: bottom + GAP, left: left - GAP };
}

const MARGIN = 8;
const STEP = 4;
const GAP = 2;
/** A whole form under a message does less harm than a pixel of a button. */
const FIELD_HARM = 1e-5;
