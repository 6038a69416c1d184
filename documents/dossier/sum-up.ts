import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced, outstandingAmount } from './amounts-due.ts';
import type { ChainNode } from './chain-node.ts';
import { isIssued } from './document-summary.ts';

/** Euros, tax included. */
export type DossierSum = { amount: Cents; count: number };

/** Documents in other currencies are left out. */
export type DossierSums = { due: DossierSum; late: DossierSum; thisMonth: DossierSum };

/** `today` is YYYY-MM-DD. */
export function sumUp(nodes: Iterable<ChainNode>, today: string): DossierSums {
  const sums = { due: zero(), late: zero(), thisMonth: zero() };
  for (const node of nodes) {
    if (node.currency !== 'EUR' || !isIssued(node)) continue;
    const due = outstandingAmount(node);
    if (due > 0) {
      add(sums.due, due);
      if (isPastDue(node, today)) add(sums.late, due);
    }
    if (node.issueDate.startsWith(today.slice(0, 7))) add(sums.thisMonth, invoicedBy(node));
  }
  return sums;
}

/** An amount is due and its due date has passed. */
export function isLate(node: ChainNode, today: string): boolean {
  return isPastDue(node, today) && outstandingAmount(node) > 0;
}

function isPastDue({ dueDate }: ChainNode, today: string): boolean {
  return dueDate !== '' && dueDate < today;
}

/** The part in the invoiced total: an avoir counts negative, a replaced invoice not at all. */
function invoicedBy(node: ChainNode): Cents {
  const { isInvoice, isCredit } = subtypeOf(requireKind(node.kind), node.subtype);
  if (!isInvoice || isReplaced(node)) return cents(0);
  const amount = node.amount ?? cents(0);
  return isCredit ? cents(-amount) : amount;
}

function add(sum: DossierSum, amount: Cents): void {
  if (amount === 0) return;
  sum.amount = cents(sum.amount + amount);
  sum.count += 1;
}

function zero(): DossierSum {
  return { amount: cents(0), count: 0 };
}
