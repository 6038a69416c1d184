import type { Draft } from './draft.ts';
import type { ReceivedBy } from './fields/receipt.ts';

/** How an invoice that is already paid says it was; undefined when it names no means or several. */
export function meansPaidBy({ means }: Pick<Draft['payment'], 'means'>): ReceivedBy | undefined {
  if (!means.includes('paid')) return undefined;
  const named = means.filter((one) => one !== 'paid');
  const [only, ...others] = new Set(named.map((one) => (one === 'link' ? 'card' : one)));
  return others.length === 0 ? only : undefined;
}
