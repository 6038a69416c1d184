import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import { type ChainNode, originsOf, type SetOff } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { unusedCredit } from './credits.ts';
import { computeGivenBack } from './given-back.ts';
import { isSameClient } from './same-client.ts';

/** What an avoir keeps for the client’s next invoices, in cents; 0 on any other document. */
export function onAccountAmount(avoir: ChainNode): Cents {
  if (!isIssued(avoir) || avoir.treatment === null) return cents(0);
  const origins = originsOf(avoir, 'credit');
  if (origins.length === 0) return keepsForNext(avoir) ? unusedCredit(avoir) : cents(0);
  const kept = origins.flatMap((origin) => computeGivenBack(origin).onAccount);
  const own = kept.filter((one) => one.avoir === avoir);
  return sumCents(own.map(({ amount }) => amount));
}

/** The last day on which what an avoir keeps can be used, YYYY-MM-DD; empty without one. */
export function lastDayOf({ treatment }: ChainNode): string {
  return (treatment?.kind === 'on-account' && treatment.until) || '';
}

/** The avoirs that an invoice can still be lowered by, oldest first. */
export function listUsable(nodes: Iterable<ChainNode>, invoice: ChainNode): SetOff[] {
  return [...nodes]
    .filter((node) => node.treatment !== null && isSameClient(node, invoice))
    .map((avoir) => ({ avoir, amount: onAccountAmount(avoir) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.avoir.issueDate.localeCompare(b.avoir.issueDate));
}

function keepsForNext({ treatment }: ChainNode): boolean {
  if (treatment?.kind === 'offset') return (treatment.invoice ?? '') === '';
  return treatment?.kind === 'on-account';
}
