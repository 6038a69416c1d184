import { type Cents, cents } from '#documents/money/amounts.ts';
import { outstandingAmount } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { owedBackAmount } from '../payments/given-back.ts';
import { invoicedBy } from '../sum-up.ts';

/** Cents of one currency. */
export type ClientBalance = { currency: string; due: Cents; owedBack: Cents; invoiced: Cents };

/** What each client owes, is owed and was invoiced, by currency; keys are client ids. */
export function sumClients(nodes: Iterable<ChainNode>): ReadonlyMap<string, ClientBalance[]> {
  const clients = new Map<string, ClientBalance[]>();
  for (const node of nodes) {
    if (!node.clientId || !isIssued(node)) continue;
    const amounts = [outstandingAmount(node), owedBackAmount(node), invoicedBy(node)] as const;
    const [due, owedBack, invoiced] = amounts;
    if (amounts.every((amount) => amount === 0)) continue;
    const balances = clients.get(node.clientId) ?? [];
    if (balances.length === 0) clients.set(node.clientId, balances);
    const known = balances.find(({ currency }) => currency === node.currency);
    if (known) {
      known.due = cents(known.due + due);
      known.owedBack = cents(known.owedBack + owedBack);
      known.invoiced = cents(known.invoiced + invoiced);
    } else balances.push({ currency: node.currency, due, owedBack, invoiced });
  }
  return clients;
}

/** The documents of a client, the latest first. */
export function listOfClient(nodes: Iterable<ChainNode>, clientId: string): ChainNode[] {
  return [...nodes]
    .filter((node) => node.clientId === clientId)
    .sort((a, b) => b.issueDate.localeCompare(a.issueDate) || b.updatedAt - a.updatedAt);
}
