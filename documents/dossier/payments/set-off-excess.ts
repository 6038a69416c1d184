import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { overpaidAmount } from './given-back.ts';
import { byIssue, listSetOffLinks, lowerBy, standingFor } from './lower-invoice.ts';

/**
 * Lets what was paid beyond invoices lower those that their author uses it on, each cent once,
 * after avoirs and refunds. What came in on a replaced invoice is that of the one that replaces it.
 */
export function setOffExcess(nodes: readonly ChainNode[]): void {
  const invoices = nodes.filter((node) => node.asksPayment && isIssued(node)).sort(byIssue);
  for (const invoice of invoices)
    for (const { node, at, most, link } of listSetOffLinks(invoice)) {
      const source = standingFor(invoice);
      const left = Math.min(overpaidAmount(source), most);
      lowerBy({ source, left }, standingFor(node), { at, link });
    }
}
