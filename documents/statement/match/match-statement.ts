import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { isIssued } from '#documents/dossier/document-summary.ts';
import type { StatementLine } from '#documents/statement/statement-line.ts';
import { aloneOfTheirAmount } from './alone-of-their-amount.ts';
import { citedByOthers, citedExactly, citedUpToDue } from './cited.ts';
import { dropNoted } from './drop-noted.ts';
import { groupClients } from './group-clients.ts';
import { namedExactly, namedTogether } from './named.ts';
import { type OpenDossier, openDossier } from './open-documents.ts';
import { type FoundDocuments, type PaymentProposal, take } from './payment-proposal.ts';
import { type Credit, readClues } from './read-clues.ts';

/**
 * Proposes for what documents the money of a statement was received, oldest line first. Only the
 * issued ones on which something is due count, each up to that; no line is used twice, and none
 * that a payment of its day has noted. `nodes` are all documents: those that are paid explain
 * lines too.
 */
export function matchStatement(
  lines: readonly StatementLine[],
  nodes: readonly ChainNode[],
): PaymentProposal[] {
  const issued = nodes.filter(isIssued);
  const clientOf = groupClients(issued);
  const open = openDossier(issued, clientOf);
  const proposals: PaymentProposal[] = [];
  let credits = dropNoted(readClues(lines, issued, clientOf), issued, clientOf);
  let count = -1;
  // A document taken by one line may leave a single candidate for another.
  while (count < proposals.length) {
    count = proposals.length;
    for (const find of WAYS) {
      const found = find(credits, open);
      proposals.push(...found);
      const used = new Set(found.map(({ line }) => line));
      credits = credits.filter(({ line }) => !used.has(line));
    }
  }
  const order = new Map(lines.map((line, index) => [line, index]));
  const placeOf = ({ line }: PaymentProposal) => order.get(line) ?? 0;
  return proposals.sort(
    (one, other) => one.line.date.localeCompare(other.line.date) || placeOf(one) - placeOf(other),
  );
}

/** Each credit by itself, in order. */
function oneByOne(
  find: (credit: Credit, open: OpenDossier) => FoundDocuments | null,
): (credits: readonly Credit[], open: OpenDossier) => PaymentProposal[] {
  return (credits, open) =>
    credits.flatMap((credit) => {
      const found = find(credit, open);
      return found ? [take(credit, found)] : [];
    });
}

/** The surest first. */
const WAYS = [
  ...[citedExactly, citedUpToDue, namedExactly, namedTogether, citedByOthers].map(oneByOne),
  aloneOfTheirAmount,
];
