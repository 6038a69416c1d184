import { refusePdf } from './refusal.ts';

/**
 * The remaining budget for reading a file, in steps (a byte looked at, a value made) rather than
 * time. A hostile file exhausts it in about a second.
 */
export type Budget = { steps: number; inflatedBytes: number };

export function createBudget(): Budget {
  return { steps: MAX_STEPS, inflatedBytes: MAX_INFLATED_BYTES };
}

/** Refuses the file as too complex when no steps are left. */
export function spend(budget: Budget, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) refusePdf('too-complex');
}

/** Largest file that is read at all. */
export const MAX_FILE_BYTES = 100_000_000;
/** Inflated size of one stream, and below, of all streams of a file. */
export const MAX_STREAM_BYTES = 32_000_000;
const MAX_INFLATED_BYTES = 96_000_000;
/** Far more than the largest invoice has; each object costs memory. */
export const MAX_OBJECTS = 300_000;
const MAX_STEPS = 400_000_000;
