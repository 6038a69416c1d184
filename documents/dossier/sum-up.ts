import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced, outstandingAmount } from './amounts-due.ts';
import { inEuros } from './books/in-euros.ts';
import type { ChainNode } from './chain-node.ts';
import { leftToClaim } from './claimed.ts';
import { isIssued } from './document-summary.ts';
import { addToSum, type DossierSum, emptySum } from './dossier-sum.ts';

/** Documents in another currency that give no rate are left out. */
export type DossierSums = { due: DossierSum; late: DossierSum; thisMonth: DossierSum };

/** `today` is YYYY-MM-DD. */
export function sumUp(nodes: Iterable<ChainNode>, today: string): DossierSums {
  const sums = { due: emptySum(), late: emptySum(), thisMonth: emptySum() };
  for (const node of nodes) {
    if (!isIssued(node)) continue;
    const due = inEuros(outstandingAmount(node), node) ?? cents(0);
    if (due > 0) {
      addToSum(sums.due, due);
      if (isLate(node, today)) addToSum(sums.late, due);
    }
    if (node.issueDate.startsWith(today.slice(0, 7)))
      addToSum(sums.thisMonth, inEuros(invoicedBy(node), node) ?? cents(0));
  }
  return sums;
}

/** What the due date asked for was not paid when it passed; retention money has a day of its own. */
export function isLate(node: ChainNode, today: string): boolean {
  const { dueDate } = node;
  return dueDate !== '' && dueDate < today && outstandingAmount(node) > 0 && leftToClaim(node) > 0;
}

/**
 * The part in the invoiced total, in cents of its currency: an avoir counts negative, a replaced
 * invoice not at all.
 */
export function invoicedBy(node: ChainNode): Cents {
  const { isInvoice, isCredit } = subtypeOf(requireKind(node.kind), node.subtype);
  if (!isInvoice || isReplaced(node)) return cents(0);
  const amount = node.amount ?? cents(0);
  return isCredit ? cents(-amount) : amount;
}
