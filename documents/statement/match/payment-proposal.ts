import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { type Cents, cents } from '#documents/money/amounts.ts';
import type { StatementLine } from '#documents/statement/statement-line.ts';
import type { OpenDocument } from './open-documents.ts';
import type { Credit } from './read-clues.ts';

/** A line of money received, and the documents that it seems to pay. */
export type PaymentProposal = {
  line: StatementLine;
  parts: readonly ProposedPart[];
  /** The part of the line that exceeds the amounts due. */
  beyond: Cents;
  reason: MatchReason;
};

/** Cents: `due` is what the proposals before leave, `amount` what is paid of it. */
export type ProposedPart = { node: ChainNode; due: Cents; amount: Cents };

/**
 * Its number is cited; its client is named and the amount is its own; the amount alone; clues that
 * may also mean something else.
 */
export type MatchReason = 'number' | 'name' | 'amount' | 'doubt';

/** The documents that one kind of clue finds for a line. */
export type FoundDocuments = { documents: readonly OpenDocument[]; reason: MatchReason };

/** Takes the money of a line off what is due, document by document. */
export function take(
  { line, isDoubtful }: Credit,
  { documents, reason }: FoundDocuments,
): PaymentProposal {
  let money: number = line.amount;
  const parts = documents.flatMap((document) => {
    const { node, left } = document;
    const amount = cents(Math.min(left, money));
    money -= amount;
    document.left = cents(left - amount);
    document.asked = cents(Math.max(0, document.asked - amount));
    return amount > 0 ? [{ node, due: left, amount }] : [];
  });
  return { line, parts, beyond: cents(money), reason: isDoubtful ? 'doubt' : reason };
}
