import type { LeaseType } from './fields/rent.ts';

/**
 * Leases of premises that are no home. Separate from the schemas, which drawing code does not need.
 */
export const PREMISES: ReadonlySet<LeaseType> = new Set(['parking', 'professional', 'commercial']);
