import { type Cents, cents } from '#documents/money/amounts.ts';
import { outstandingAmount } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { invoicedBy } from '../sum-up.ts';

/** Due and invoiced amounts in cents of one currency. */
export type ClientBalance = { currency: string; due: Cents; invoiced: Cents };

/** The due and invoiced amounts of each client, one balance per currency; keys are client ids. */
export function sumClients(nodes: Iterable<ChainNode>): ReadonlyMap<string, ClientBalance[]> {
  const clients = new Map<string, ClientBalance[]>();
  for (const node of nodes) {
    if (!node.clientId || !isIssued(node)) continue;
    const [due, invoiced] = [outstandingAmount(node), invoicedBy(node)];
    if (due === 0 && invoiced === 0) continue;
    const balances = clients.get(node.clientId) ?? [];
    if (balances.length === 0) clients.set(node.clientId, balances);
    const known = balances.find(({ currency }) => currency === node.currency);
    if (known) {
      known.due = cents(known.due + due);
      known.invoiced = cents(known.invoiced + invoiced);
    } else balances.push({ currency: node.currency, due, invoiced });
  }
  return clients;
}

/** The documents of a client, the latest first. */
export function listOfClient(nodes: Iterable<ChainNode>, clientId: string): ChainNode[] {
  return [...nodes]
    .filter((node) => node.clientId === clientId)
    .sort((a, b) => b.issueDate.localeCompare(a.issueDate) || b.updatedAt - a.updatedAt);
}
