import type { Draft } from './draft.ts';

/** An avoir that lowers the price of what was sold, and takes nothing back. */
export function isRebate({ credit }: Draft): boolean {
  return credit?.reason === 'discount' || credit?.reason === 'goodwill';
}
