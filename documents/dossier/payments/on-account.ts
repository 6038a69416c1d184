import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import type { ChainNode } from '../chain-node.ts';
import { isIssued } from '../document-summary.ts';
import { creditedBy, freeCredit } from './credits.ts';
import { computeGivenBack, owedBackAmount } from './given-back.ts';

/** What an avoir keeps for the client’s next invoices, in cents; 0 on any other document. */
export function onAccountAmount(avoir: ChainNode): Cents {
  if (!isIssued(avoir) || avoir.treatment === null) return cents(0);
  const origins = creditedBy(avoir);
  if (origins.length === 0) return keepsForNext(avoir) ? freeCredit(avoir) : cents(0);
  const kept = origins.flatMap((origin) => computeGivenBack(origin).onAccount);
  const own = kept.filter((one) => one.avoir === avoir);
  return sumCents(own.map(({ amount }) => amount));
}

/** The most that can be given back on a document, in cents; an avoir gives back on its invoice. */
export function heldAmount(node: ChainNode): Cents {
  if (node.asksPayment) return computeGivenBack(node).held;
  const isAlone = node.treatment !== null && creditedBy(node).length === 0;
  return isAlone ? cents(owedBackAmount(node) + onAccountAmount(node)) : cents(0);
}

/** The last day on which what an avoir keeps can be used, YYYY-MM-DD; empty without one. */
export function lastDayOf({ treatment }: ChainNode): string {
  return (treatment?.kind === 'on-account' && treatment.until) || '';
}

export function keepsForNext({ treatment }: ChainNode): boolean {
  if (treatment?.kind === 'offset') return (treatment.invoice ?? '') === '';
  return treatment?.kind === 'on-account';
}
