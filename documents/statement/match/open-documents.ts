import { outstandingAmount } from '#documents/dossier/amounts-due.ts';
import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { leftToClaim } from '#documents/dossier/claimed.ts';
import { addDays, compareDates } from '#documents/model/dates/calendar.ts';
import type { Cents } from '#documents/money/amounts.ts';
import type { Credit } from './read-clues.ts';

/** A document on which something is due, less what lines before were proposed for it. */
export type OpenDocument = {
  node: ChainNode;
  left: Cents;
  /** What its due date asks for, while its retention money is not; 0 once part of it is taken. */
  asked: Cents;
};

/** Oldest first: who does not say what is paid pays the oldest (C. civ. art. 1342-10). */
export function listOpen(nodes: readonly ChainNode[]): OpenDocument[] {
  return nodes
    .flatMap((node) => {
      const left = outstandingAmount(node);
      return left > 0 ? [{ node, left, asked: leftToClaim(node, '') }] : [];
    })
    .sort((one, other) => compareDates(one.node.issueDate, other.node.issueDate));
}

export function isExact({ left, asked }: OpenDocument, amount: number): boolean {
  return left > 0 && (left === amount || asked === amount);
}

/** Of the currency of a line, and issued by its day. */
export function isBefore({ node, left }: OpenDocument, { line }: Credit): boolean {
  return left > 0 && node.currency === line.currency && node.issueDate <= line.date;
}

/** By then the same amount is rather that of something else. */
export function isRecent({ node }: OpenDocument, { line }: Credit): boolean {
  return line.date <= addDays(node.issueDate, RECENT_DAYS);
}

const RECENT_DAYS = 120;
