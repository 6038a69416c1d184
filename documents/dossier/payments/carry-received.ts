import { sumCents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, replacedBy } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { settledBeside } from './settled.ts';

/** What came in on an invoice that a corrective one replaces pays that one. */
export function carryReceived(nodes: readonly ChainNode[]): void {
  const seen = new Set<ChainNode>();
  const carryTo = (invoice: ChainNode) => {
    if (seen.has(invoice)) return;
    seen.add(invoice);
    const replaced = replacedBy(invoice);
    replaced.forEach(carryTo);
    invoice.carried = sumCents(
      replaced.flatMap((origin) => [computeInvoiceAmounts(origin).received, settledBeside(origin)]),
    );
  };
  nodes.filter(({ asksPayment }) => asksPayment).forEach(carryTo);
}
