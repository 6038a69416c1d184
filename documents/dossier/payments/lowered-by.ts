import { type Cents, cents } from '#documents/money/amounts.ts';
import type { ChainNode } from '../chain-node.ts';
import { issuedCreditsOf, lowersOwn, shareOn } from './credits.ts';

/** An avoir, or an invoice of which too much was received, and what it takes off an invoice. */
export type Lowering = { document: ChainNode; amount: Cents };

/**
 * All that an invoice asks less for, in cents, each document once: its own avoirs, then what is set
 * off on it.
 */
export function listLowering(invoice: ChainNode): Lowering[] {
  const own = issuedCreditsOf(invoice).map((avoir) => ({
    document: avoir,
    amount: shareOn(invoice, avoir, lowersOwn(avoir)),
  }));
  const others = invoice.setOffs.map(({ source, amount }) => ({ document: source, amount }));
  const sums = new Map<ChainNode, Cents>();
  for (const { document, amount } of [...own, ...others])
    sums.set(document, cents((sums.get(document) ?? 0) + amount));
  return [...sums]
    .map(([document, amount]) => ({ document, amount }))
    .filter(({ amount }) => amount > 0);
}
