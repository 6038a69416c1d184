import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import type { ChainNode } from '../chain-node.ts';
import { issuedCreditsOf, lowersOwn, shareOn, unusedCredit } from './credits.ts';
import { isSetElsewhere, isSetOutside } from './set-elsewhere.ts';
import { excessBeforeRefunds, excessOf } from './settled.ts';
import { takeUpTo } from './take-up-to.ts';

/** A part of what came in beyond what an invoice asks, in cents. */
export type ExcessPart = {
  kind: ExcessKind;
  /** Null for what was paid beyond the invoice. */
  avoir: ChainNode | null;
  amount: Cents;
  /** What recorded refunds leave of it. */
  left: Cents;
};

/**
 * « refund »: to be paid back by an avoir; « told »: an avoir says the day on which it was;
 * « kept » for other invoices, or « outside »: used on one that is not among the documents.
 */
export type ExcessKind = 'refund' | 'told' | 'overpaid' | 'kept' | 'outside';

/**
 * What came in beyond an invoice, in the order in which recorded refunds pay it back: what is owed
 * first; what they exceed it by is the refund that avoirs tell.
 */
export function listExcess(invoice: ChainNode): ExcessPart[] {
  const whole = excessBeforeRefunds(invoice);
  const ofAvoirs = takeUpTo(listAvoirs(invoice), whole);
  const beyond = cents(whole - sumCents(ofAvoirs.map(({ amount }) => amount)));
  const overpaid = { kind: 'overpaid' as const, avoir: null, amount: beyond };
  let back = whole - excessOf(invoice);
  return [...ofAvoirs, ...(beyond > 0 ? [overpaid] : [])]
    .sort((a, b) => REFUNDED.indexOf(a.kind) - REFUNDED.indexOf(b.kind))
    .map((part) => {
      const taken = Math.min(part.amount, back);
      back -= taken;
      return { ...part, left: cents(part.amount - taken) };
    });
}

function listAvoirs(invoice: ChainNode): Omit<ExcessPart, 'left'>[] {
  return issuedCreditsOf(invoice)
    .map((avoir) => {
      const kind = kindOf(avoir);
      const own = kind === 'kept' || kind === 'outside' ? unusedCredit(avoir) : lowersOwn(avoir);
      return { kind, avoir, amount: cents(Math.max(0, shareOn(invoice, avoir, own))) };
    })
    .sort((a, b) => rankOf(a) - rankOf(b) || dayOf(a).localeCompare(dayOf(b)));
}

function kindOf(avoir: ChainNode): Exclude<ExcessKind, 'overpaid'> {
  if (isSetOutside(avoir)) return 'outside';
  if (avoir.treatment?.kind === 'on-account' || isSetElsewhere(avoir)) return 'kept';
  return dayOf({ avoir }) === '' ? 'refund' : 'told';
}

/** Avoirs that keep money come first, those that gave it back next. */
function rankOf({ kind }: Pick<ExcessPart, 'kind'>): number {
  if (kind === 'refund') return 2;
  return kind === 'told' ? 1 : 0;
}

/** The day of the refund that an avoir tells, YYYY-MM-DD; empty without one. */
function dayOf({ avoir }: Pick<ExcessPart, 'avoir'>): string {
  return (avoir?.treatment?.kind === 'refund' && avoir.treatment.date) || '';
}

const REFUNDED: readonly ExcessKind[] = ['refund', 'kept', 'overpaid', 'told', 'outside'];
