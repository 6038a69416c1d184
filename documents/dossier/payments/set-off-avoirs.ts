import { cents } from '#documents/money/amounts.ts';
import { computeInvoiceAmounts, correctiveOf } from '../amounts-due.ts';
import { type ChainNode, followersOf } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { sumCredits, unusedCredit, worthOf } from './credits.ts';
import { isSameClient } from './same-client.ts';
import { isSetOutside, numberKey, otherInvoiceOf } from './set-elsewhere.ts';
import { excessOf } from './settled.ts';

/**
 * Lets avoirs lower other invoices than their own, each cent once: the invoice that it names, those
 * that its author linked it to, or the invoice that replaces its own. What is paid comes first.
 */
export function setOffAvoirs(nodes: readonly ChainNode[]): void {
  const avoirs = nodes.filter((node) => node.treatment !== null && isIssued(node)).sort(byIssue);
  if (avoirs.length === 0) return;
  const invoiceOf = indexInvoices(nodes);
  for (const avoir of avoirs) {
    const number = otherInvoiceOf(avoir);
    const named = number === '' ? undefined : invoiceOf.get(nameOf(avoir, number));
    if (named) use(avoir, named, { at: avoir.issuedAt ?? 0 });
    for (const { node, relation, linkedAt } of avoir.followers)
      if (node && relation === 'set-off') use(avoir, node, { at: linkedAt });
  }
  for (const avoir of avoirs) moveToReplacement(avoir);
}

/** A paid invoice that an avoir and a new invoice correct: its money pays the new one. */
function moveToReplacement(avoir: ChainNode): void {
  if (avoir.treatment?.kind === 'refund' || isSetOutside(avoir)) return;
  for (const { node: invoice, relation } of avoir.origins) {
    if (!invoice || relation !== 'credit' || correctiveOf(invoice)) continue;
    const copy = followersOf(invoice, 'replacement').find(isIssued);
    const kept = excessOf(invoice) - toldBack(invoice);
    if (copy && kept > 0) use(avoir, copy, { at: copy.issuedAt ?? 0, most: kept });
  }
}

/** What its other avoirs say was paid back. */
function toldBack(invoice: ChainNode): number {
  const isTold = ({ treatment }: ChainNode) => treatment?.kind === 'refund' && treatment.date;
  return sumCredits(invoice, (avoir) => (isTold(avoir) ? worthOf(avoir) : cents(0)));
}

function use(avoir: ChainNode, named: ChainNode, { at, most = Infinity }: Use): void {
  const invoice = standingFor(named);
  const isPayable = isIssued(invoice) && invoice.asksPayment && isSameClient(avoir, invoice);
  const room = isPayable ? roomOn(invoice, at) : 0;
  const amount = cents(Math.min(unusedCredit(avoir), room, most));
  avoir.usedOn = [...avoir.usedOn, { invoice, amount }];
  if (amount > 0) invoice.setOffs = [...invoice.setOffs, { avoir, amount }];
}

type Use = { at: number; most?: number };

/** What is left to pay on an invoice; nothing once its author has called it paid. */
function roomOn(invoice: ChainNode, at: number): number {
  const { isPaidAtOnce, milestone, markedAt } = invoice;
  if (isPaidAtOnce || (milestone === 'paid' && at > (markedAt ?? 0))) return 0;
  return computeInvoiceAmounts(invoice).left;
}

/** Links that come from elsewhere may go round in circles. */
function standingFor(invoice: ChainNode, seen = new Set<ChainNode>()): ChainNode {
  const corrective = correctiveOf(invoice);
  if (!corrective || seen.has(invoice)) return invoice;
  return standingFor(corrective, seen.add(invoice));
}

function indexInvoices(nodes: readonly ChainNode[]): ReadonlyMap<string, ChainNode> {
  const invoices = nodes.filter(({ asksPayment }) => asksPayment);
  // Until it is issued, a draft is lowered by nothing, and the avoir is kept for its client.
  const ordered = [...invoices.filter((node) => !isIssued(node)), ...invoices.filter(isIssued)];
  return new Map(ordered.map((node) => [nameOf(node, node.number), node]));
}

function nameOf({ sellerKey }: ChainNode, number: string): string {
  return `${sellerKey}\n${numberKey(number)}`;
}

function byIssue(a: ChainNode, b: ChainNode): number {
  return (
    a.issueDate.localeCompare(b.issueDate) ||
    (a.issuedAt ?? 0) - (b.issuedAt ?? 0) ||
    (a.id < b.id ? -1 : 1)
  );
}
