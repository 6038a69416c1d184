import type { LeaseType } from './rent.ts';

/** Leases of what is no home. Apart from the schemas, which what only draws does without. */
export const PREMISES: ReadonlySet<LeaseType> = new Set(['parking', 'professional', 'commercial']);
