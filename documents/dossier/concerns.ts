import type { Cents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, depositsOf, wholeInvoicesOf } from './amounts-due.ts';
import { type ChainNode, followersOf } from './chain-node.ts';
import { owedBackAmount } from './payments/given-back.ts';

/** A mistake that only the author can correct, such as one that two devices made together. */
export type Concern =
  | {
      name: 'owed-back';
      node: ChainNode;
      /** Cents of its currency. */
      amount: Cents;
      /** An avoir lowered the invoice: its payments are right. */
      isCredited: boolean;
    }
  | {
      name: 'invoiced-twice';
      node: ChainNode;
      /** Oldest first, issued or not. */
      invoices: readonly ChainNode[];
    };

export function listConcerns(nodes: Iterable<ChainNode>): Concern[] {
  return [...nodes].flatMap((node) => [...findOwedBack(node), ...findInvoicedTwice(node)]);
}

function findOwedBack(node: ChainNode): Concern[] {
  const amount = owedBackAmount(node);
  if (amount === 0) return [];
  const isCredited = computeInvoiceAmounts(node).credited > 0;
  return [{ name: 'owed-back', node, amount, isCredited }];
}

function findInvoicedTwice(node: ChainNode): Concern[] {
  if (node.kind !== 'devis') return [];
  const wholes = wholeInvoicesOf(node);
  const takesNoDeposit = wholes.some((whole) => followersOf(node, 'invoice').includes(whole));
  const invoices = takesNoDeposit ? [...depositsOf(node), ...wholes] : wholes;
  return invoices.length > 1 ? [{ name: 'invoiced-twice', node, invoices }] : [];
}
