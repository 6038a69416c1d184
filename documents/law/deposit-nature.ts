import type { Draft } from '#documents/model/draft.ts';
import { isProfessional } from './buyer-status.ts';

export type DepositNature = 'deposit' | 'earnest' | 'unstated';

/**
 * What binds the two sides by the money asked with the order. A consumer’s is earnest money unless
 * the contract says otherwise, except on a special order (C. conso. L214-1 and L214-3): nothing is
 * printed of it until its author chooses.
 */
export function depositNature({ quote, buyer }: Pick<Draft, 'quote' | 'buyer'>): DepositNature {
  return quote?.deposit?.nature ?? (isProfessional(buyer) ? 'deposit' : 'unstated');
}
