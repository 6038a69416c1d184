import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { isIssued } from '#documents/dossier/document-summary.ts';
import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import type { StatementLine } from '#documents/statement/statement-line.ts';
import { dropNoted } from './drop-noted.ts';
import { findOnlySet, MAX_TOGETHER } from './find-only-set.ts';
import { isBefore, isExact, isRecent, listOpen, type OpenDocument } from './open-documents.ts';
import { type Citation, type Credit, clientOf, readClues } from './read-clues.ts';

/** A line of money received, and the documents that it seems to pay. */
export type PaymentProposal = {
  line: StatementLine;
  parts: readonly ProposedPart[];
  /** What was received beyond all that is due on them. */
  beyond: Cents;
  reason: MatchReason;
};

/** Cents: `due` is what the proposals before leave, `amount` what is paid of it. */
export type ProposedPart = { node: ChainNode; due: Cents; amount: Cents };

/** Its number is cited; its client is named and the amount is its own; the amount alone. */
export type MatchReason = 'number' | 'name' | 'amount';

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
  const open = listOpen(issued);
  const proposals: PaymentProposal[] = [];
  let credits = dropNoted(readClues(lines, issued), issued);
  let count = -1;
  // What one line takes may leave another with one document only.
  while (count < proposals.length) {
    count = proposals.length;
    for (const find of WAYS) {
      const found = find(credits, open);
      proposals.push(...found);
      credits = credits.filter(({ line }) => !found.some((one) => one.line === line));
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
  find: (credit: Credit, open: readonly OpenDocument[]) => Found | null,
): (credits: readonly Credit[], open: readonly OpenDocument[]) => PaymentProposal[] {
  return (credits, open) =>
    credits.flatMap((credit) => {
      const found = find(credit, open);
      return found ? [take(credit, found)] : [];
    });
}

type Found = { documents: readonly OpenDocument[]; reason: MatchReason };

/** Takes the money of a line off what is due, document by document. */
function take({ line }: Credit, { documents, reason }: Found): PaymentProposal {
  let money: number = line.amount;
  const parts = documents.flatMap((document) => {
    const { node, left } = document;
    const amount = cents(Math.min(left, money));
    money -= amount;
    document.left = cents(left - amount);
    document.asked = cents(Math.max(0, document.asked - amount));
    return amount > 0 ? [{ node, due: left, amount }] : [];
  });
  return { line, parts, beyond: cents(money), reason };
}

/** All that is cited, or the one of it that has the amount; a plain number may count then. */
function citedExactly(credit: Credit, open: readonly OpenDocument[]): Found | null {
  const { amount } = credit.line;
  const strong = listCited(credit, open, (citation) => !citation.isPlain);
  if (strong.length > 1 && sumLeft(strong) === amount)
    return { documents: strong, reason: 'number' };
  const likely = strong.length > 0 ? strong : listPlainlyCited(credit, open);
  const exact = likely.filter((one) => isExact(one, amount));
  return exact.length === 1 ? { documents: exact, reason: 'number' } : null;
}

/** « Facture 12 », where nothing else speaks against it. */
function listPlainlyCited(credit: Credit, open: readonly OpenDocument[]): OpenDocument[] {
  const { clients } = credit;
  return listCited(credit, open, ({ isPlain }) => isPlain).filter(
    (one) =>
      isBefore(one, credit) && (clients.length === 0 || clients.includes(clientOf(one.node))),
  );
}

/** A part of what is cited, or more than that: the oldest is paid first. */
function citedUpToDue(credit: Credit, open: readonly OpenDocument[]): Found | null {
  const cited = listCited(credit, open, (citation) => !citation.isPlain);
  const [first] = cited;
  if (!first || new Set(cited.map(({ node }) => clientOf(node))).size > 1) return null;
  const rest = credit.line.amount - sumLeft(cited);
  if (rest <= 0) return { documents: cited, reason: 'number' };
  const others = open.filter(
    (one) =>
      isBefore(one, credit) && clientOf(one.node) === clientOf(first.node) && !cited.includes(one),
  );
  const most = MAX_TOGETHER - cited.length;
  const more = findOnlySet(others, ({ left }) => left, { sum: rest, least: 1, most });
  return { documents: [...cited, ...(more ?? [])], reason: 'number' };
}

/**
 * The documents with something due that a line cites; where several have a number, the only likely
 * one.
 */
function listCited(
  { line, cited, clients }: Credit,
  open: readonly OpenDocument[],
  isMeant: (citation: Citation) => boolean,
): OpenDocument[] {
  const meant = cited.filter(isMeant);
  if (meant.length === 0) return [];
  const found = meant.flatMap(({ nodes }) => {
    const documents = open.filter(
      ({ node, left }) => left > 0 && node.currency === line.currency && nodes.includes(node),
    );
    if (documents.length < 2) return documents;
    const named = documents.filter(({ node }) => clients.includes(clientOf(node)));
    const exact = documents.filter((one) => isExact(one, line.amount));
    return [named, exact].find(({ length }) => length === 1) ?? [];
  });
  return open.filter((one) => found.includes(one));
}

/** The client is named and the amount is that of a document: the oldest one. */
function namedExactly(credit: Credit, open: readonly OpenDocument[]): Found | null {
  if (isExplained(credit)) return null;
  const exact = listNamed(credit, open).filter((one) => isExact(one, credit.line.amount));
  const [first] = exact;
  if (!first || new Set(exact.map(({ node }) => clientOf(node))).size > 1) return null;
  return { documents: [first], reason: 'name' };
}

/** The client is named, and only these of its documents make the amount. */
function namedTogether(credit: Credit, open: readonly OpenDocument[]): Found | null {
  const [client, ...others] = credit.clients;
  if (!client || others.length > 0 || isExplained(credit)) return null;
  const documents = findOnlySet(listNamed(credit, open), ({ left }) => left, {
    sum: credit.line.amount,
  });
  return documents && { documents, reason: 'name' };
}

function listNamed(credit: Credit, open: readonly OpenDocument[]): OpenDocument[] {
  return open.filter((one) => isBefore(one, credit) && credit.clients.includes(clientOf(one.node)));
}

/** Lines and documents that have an amount alone; the line names no other client. */
function aloneOfTheirAmount(
  credits: readonly Credit[],
  open: readonly OpenDocument[],
): PaymentProposal[] {
  const silent = credits.filter((credit) => credit.clients.length === 0 && !isExplained(credit));
  const pairs = silent.map((credit) => ({
    credit,
    documents: open.filter(
      (one) => isExact(one, credit.line.amount) && isBefore(one, credit) && isRecent(one, credit),
    ),
  }));
  const counts = new Map<OpenDocument, number>();
  for (const { documents } of pairs)
    for (const document of documents) counts.set(document, (counts.get(document) ?? 0) + 1);
  return pairs.flatMap(({ credit, documents }) => {
    const [only, ...others] = documents;
    if (!only || others.length > 0 || counts.get(only) !== 1) return [];
    return [take(credit, { documents: [only], reason: 'amount' })];
  });
}

/** A line that cites one document to be paid is of that alone, be it paid already. */
function isExplained({ cited }: Credit): boolean {
  return cited.some(
    ({ nodes: [only, ...others], isPlain }) =>
      !isPlain && only?.asksPayment === true && others.length === 0,
  );
}

function sumLeft(documents: readonly OpenDocument[]): number {
  return sumCents(documents.map(({ left }) => left));
}

/** The surest first. */
const WAYS = [
  ...[citedExactly, citedUpToDue, namedExactly, namedTogether].map(oneByOne),
  aloneOfTheirAmount,
];
