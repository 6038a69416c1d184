import { refusePdf } from './refusal.ts';

/**
 * What reading a file may still cost. Without a clock, steps are counted: a byte looked at, a value
 * made. A hostile file runs out of them in about a second.
 */
export type Budget = { steps: number; inflatedBytes: number };

export function createBudget(): Budget {
  return { steps: MAX_STEPS, inflatedBytes: MAX_INFLATED_BYTES };
}

/** Refuses the file as too complex once its steps are spent. */
export function spend(budget: Budget, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) refusePdf('too-complex');
}

/** The largest file that is looked at. */
export const MAX_FILE_BYTES = 100_000_000;
/** Of one stream once inflated, and of all those of a file. */
export const MAX_STREAM_BYTES = 32_000_000;
const MAX_INFLATED_BYTES = 96_000_000;
/** More objects than the largest invoice has; each one costs memory. */
export const MAX_OBJECTS = 300_000;
const MAX_STEPS = 400_000_000;
