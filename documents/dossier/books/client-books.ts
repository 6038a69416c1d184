import { type Cents, cents } from '#documents/money/amounts.ts';
import { outstandingAmount } from '../amounts-due.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { owedBackAmount } from '../payments/given-back.ts';
import { onAccountAmount } from '../payments/on-account.ts';
import { invoicedBy } from '../sum-up.ts';

/** Cents of one currency. */
export type ClientBalance = {
  currency: string;
  due: Cents;
  owedBack: Cents;
  /** Kept by avoirs for next invoices. */
  onAccount: Cents;
  invoiced: Cents;
};

/** What each client owes, is owed and was invoiced, by currency; keys are client ids. */
export function sumClients(nodes: Iterable<ChainNode>): ReadonlyMap<string, ClientBalance[]> {
  const clients = new Map<string, ClientBalance[]>();
  for (const node of nodes) {
    if (!node.clientId || !isIssued(node)) continue;
    const amounts = amountsOf(node);
    if (Object.values(amounts).every((amount) => amount === 0)) continue;
    const balances = clients.get(node.clientId) ?? [];
    if (balances.length === 0) clients.set(node.clientId, balances);
    const known = balances.find(({ currency }) => currency === node.currency);
    if (known) add(known, amounts);
    else balances.push({ currency: node.currency, ...amounts });
  }
  return clients;
}

type Amounts = Omit<ClientBalance, 'currency'>;

function amountsOf(node: ChainNode): Amounts {
  return {
    due: outstandingAmount(node),
    owedBack: owedBackAmount(node),
    onAccount: onAccountAmount(node),
    invoiced: invoicedBy(node),
  };
}

function add(balance: Amounts, amounts: Amounts): void {
  balance.due = cents(balance.due + amounts.due);
  balance.owedBack = cents(balance.owedBack + amounts.owedBack);
  balance.onAccount = cents(balance.onAccount + amounts.onAccount);
  balance.invoiced = cents(balance.invoiced + amounts.invoiced);
}

export function listOfClient(nodes: Iterable<ChainNode>, clientId: string): ChainNode[] {
  return [...nodes]
    .filter((node) => node.clientId === clientId)
    .sort((a, b) => b.issueDate.localeCompare(a.issueDate) || b.updatedAt - a.updatedAt);
}
