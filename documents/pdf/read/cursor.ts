import type { Budget } from './budget.ts';

/** Where reading goes on in some bytes, and what it may still cost. */
export type Cursor = { bytes: Uint8Array; at: number; budget: Budget };
