/** `y` is in pixels from the top. */
export type Tick = { value: number; y: number };

/** `x` and `width` are percents of the width; `y` and `height` are pixels from the top. */
export type Bar = { series: number; x: number; width: number; y: number; height: number };

/** `middle` is a percent of the width. */
export type BarGroupLayout = { middle: number; bars: readonly Bar[] };

/** One group of bars a row of whole `values`, side by side over `height` pixels; 0 has no bar. */
export function layOutBars(
  values: readonly (readonly number[])[],
  height: number,
): { ticks: readonly Tick[]; groups: readonly BarGroupLayout[] } {
  const all = values.flat();
  const steps = chooseTicks(Math.min(0, ...all), Math.max(0, ...all));
  const [bottom = 0, top = 1] = [steps[0], steps.at(-1)];
  const yOf = (value: number) => (height * (top - value)) / (top - bottom);
  const band = 100 / Math.max(1, values.length);
  const groups = values.map((row, place) => {
    const slot = (band * FILLED) / row.length;
    const start = band * (place + (1 - FILLED) / 2);
    const bars = row.map((value, series) => ({
      ...{ series, x: start + slot * (series + GAP / 2), width: slot * (1 - GAP) },
      ...{ y: yOf(Math.max(0, value)), height: Math.abs(yOf(value) - yOf(0)) },
    }));
    return { middle: band * (place + 0.5), bars: bars.filter((bar) => bar.height > 0) };
  });
  return { ticks: steps.map((value) => ({ value, y: yOf(value) })), groups };
}

/** Round numbers from one at or below `lowest` (≤ 0) to one at or above `highest` (≥ 0). */
export function chooseTicks(lowest: number, highest: number): number[] {
  const step = roundUp((highest - lowest) / MOST_STEPS);
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** 1, 2 or 5 times a power of ten. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

const MOST_STEPS = 4;
/** The part of its band that a group takes, and the part of its slot that a bar leaves empty. */
const FILLED = 0.7;
const GAP = 0.12;
