import { requireKind } from '#documents/kinds/index.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import { isReplaced, outstandingAmount } from './amounts-due.ts';
import { inEuros, lacksRate } from './books/in-euros.ts';
import type { ChainNode } from './chain-node.ts';
import { lateAmount } from './claimed.ts';
import { isIssued } from './document-summary.ts';
import { addToSum, type DossierSum, emptySum } from './dossier-sum.ts';

/** `withoutRate`: documents in another currency that give no rate, which no sum counts. */
export type DossierSums = {
  due: DossierSum;
  late: DossierSum;
  thisMonth: DossierSum;
  withoutRate: readonly ChainNode[];
};

/** `today` is YYYY-MM-DD. */
export function sumUp(nodes: Iterable<ChainNode>, today: string): DossierSums {
  const issued = [...nodes].filter(isIssued);
  const ofMonth = ({ issueDate }: ChainNode) => issueDate.startsWith(today.slice(0, 7));
  const sums = { due: emptySum(), late: emptySum(), thisMonth: emptySum() };
  const add = (sum: DossierSum, amount: Cents, node: ChainNode) =>
    addToSum(sum, inEuros(amount, node) ?? cents(0));
  for (const node of issued) {
    const due = outstandingAmount(node);
    add(sums.due, due, node);
    add(sums.late, lateAmount(node, today), node);
    if (ofMonth(node)) addInvoiced(sums.thisMonth, node);
  }
  const counts = (node: ChainNode) =>
    outstandingAmount(node) > 0 || (ofMonth(node) && invoicedBy(node) !== 0);
  return { ...sums, withoutRate: issued.filter((node) => lacksRate(node) && counts(node)) };
}

/** An invoice of nothing is one of them. */
function addInvoiced(sum: DossierSum, node: ChainNode): void {
  const amount = inEuros(invoicedBy(node), node);
  if (!isInvoiced(node) || amount === null) return;
  sum.amount = cents(sum.amount + amount);
  sum.count += 1;
}

/** What its due date asked for was not paid by then; retention money has a day of its own. */
export function isLate(node: ChainNode, today: string): boolean {
  return lateAmount(node, today) > 0;
}

/**
 * The part in the invoiced total, in cents of its currency: an avoir counts negative, a replaced
 * invoice not at all.
 */
export function invoicedBy(node: ChainNode): Cents {
  if (!isInvoiced(node)) return cents(0);
  const { isCredit } = subtypeOf(requireKind(node.kind), node.subtype);
  const amount = node.amount ?? cents(0);
  return isCredit ? cents(-amount) : amount;
}

function isInvoiced(node: ChainNode): boolean {
  const { isInvoice } = subtypeOf(requireKind(node.kind), node.subtype);
  return isInvoice && node.amount !== null && !isReplaced(node);
}
