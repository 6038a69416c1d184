import { addDays } from '#documents/model/dates/calendar.ts';
import { sumCents } from '#documents/money/amounts.ts';
import { MAX_TOGETHER } from './find-only-set.ts';
import {
  inOrder,
  isBefore,
  isExact,
  type OpenDocument,
  type OpenDossier,
} from './open-documents.ts';
import type { FoundDocuments } from './payment-proposal.ts';
import { type Citation, type Credit, isStrong } from './read-clues.ts';

/** All that is cited, or the one of it that has the amount; a plain number may count then. */
export function citedExactly(credit: Credit, open: OpenDossier): FoundDocuments | null {
  const { amount } = credit.line;
  const strong = listCited(credit, open, isStrong);
  const sellers = new Set(strong.map(({ node }) => node.sellerKey));
  if (strong.length > 1 && sellers.size === 1 && sumLeft(strong) === amount)
    return { documents: strong, reason: 'number' };
  const likely = strong.length > 0 ? strong : listPlainlyCited(credit, open);
  const exact = likely.filter((one) => isExact(one, amount));
  return exact.length === 1 ? { documents: exact, reason: 'number' } : null;
}

/** « Facture 12 », where nothing else speaks against it. */
function listPlainlyCited(credit: Credit, open: OpenDossier): OpenDocument[] {
  const { clients } = credit;
  return listCited(credit, open, ({ isPlain }) => isPlain).filter(
    (one) => isBefore(one, credit) && (clients.length === 0 || clients.includes(one.client)),
  );
}

/** A number is cited, but another client is named. */
export function citedByOthers(credit: Credit, open: OpenDossier): FoundDocuments | null {
  const [first] = listCited(credit, open, ({ isPlain, isOfOthers }) => !isPlain && isOfOthers);
  return first ? { documents: [first], reason: 'doubt' } : null;
}

/** A part of what is cited, or more than that: the oldest is paid first. */
export function citedUpToDue(credit: Credit, open: OpenDossier): FoundDocuments | null {
  const cited = listCited(credit, open, isStrong);
  const [first] = cited;
  if (!first || new Set(cited.map(({ client }) => client)).size > 1) return null;
  const rest = credit.line.amount - sumLeft(cited);
  if (rest <= 0) return { documents: cited, reason: 'number' };
  const others = open
    .ofClient(first.client)
    .filter((one) => isBefore(one, credit) && !cited.includes(one));
  const most = MAX_TOGETHER - cited.length;
  const more = open.findSet(others, ({ left }) => left, { sum: rest, least: 1, most });
  return { documents: [...cited, ...(more ?? [])], reason: 'number' };
}

/**
 * The documents with something due that a line cites; where several have a number, the only likely
 * one.
 */
function listCited(
  { line, cited, clients }: Credit,
  open: OpenDossier,
  isMeant: (citation: Citation) => boolean,
): OpenDocument[] {
  const meant = cited.filter(isMeant);
  if (meant.length === 0) return [];
  const found = meant.flatMap(({ nodes }) => {
    const documents = nodes
      .flatMap((node) => open.ofNode(node) ?? [])
      .filter((one) => one.left > 0 && one.node.currency === line.currency)
      .filter(({ node }) => line.date >= addDays(node.issueDate, -DAYS_AHEAD));
    if (documents.length < 2) return documents;
    const named = documents.filter(({ client }) => clients.includes(client));
    const exact = documents.filter((one) => isExact(one, line.amount));
    return [named, exact].find(({ length }) => length === 1) ?? [];
  });
  return inOrder(found);
}

function sumLeft(documents: readonly OpenDocument[]): number {
  return sumCents(documents.map(({ left }) => left));
}

/** Money may come some weeks before the invoice that it cites, not years. */
const DAYS_AHEAD = 60;
