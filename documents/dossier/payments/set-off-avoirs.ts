import { cents } from '#documents/money/amounts.ts';
import { correctiveOf } from '../amounts-due.ts';
import { type ChainNode, followersOf } from '../chain-node.ts';
import type { DocumentLink } from '../document-link.ts';
import { isIssued } from '../document-summary.ts';
import { freeCredit, sumCredits, worthOf } from './credits.ts';
import { byIssue, listSetOffLinks, lowerBy, standingFor } from './lower-invoice.ts';
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
    for (const { node, at, most, link } of listSetOffLinks(avoir))
      use(avoir, node, { at, most, link });
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

function use(avoir: ChainNode, named: ChainNode, { most = Infinity, ...how }: Use): void {
  const left = Math.min(freeCredit(avoir), most);
  lowerBy({ source: avoir, left }, standingFor(named), { link: null, ...how });
}

type Use = { at: number; most?: number; link?: DocumentLink };

function indexInvoices(nodes: readonly ChainNode[]): ReadonlyMap<string, ChainNode> {
  const invoices = nodes.filter(({ asksPayment }) => asksPayment);
  // Until it is issued, a draft is lowered by nothing, and the avoir is kept for its client.
  const ordered = [...invoices.filter((node) => !isIssued(node)), ...invoices.filter(isIssued)];
  return new Map(ordered.map((node) => [nameOf(node, node.number), node]));
}

function nameOf({ soldBy }: ChainNode, number: string): string {
  return `${soldBy}\n${numberKey(number)}`;
}
