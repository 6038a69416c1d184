import type { Budget } from './budget.ts';

/** A position in bytes, and the budget for reading them. */
export type Cursor = { bytes: Uint8Array; at: number; budget: Budget };
