import {
  inOrder,
  isBefore,
  isExact,
  type OpenDocument,
  type OpenDossier,
} from './open-documents.ts';
import type { FoundDocuments } from './payment-proposal.ts';
import { type Credit, isExplained } from './read-clues.ts';

/** The client is named and the amount is that of a document: the oldest one. */
export function namedExactly(credit: Credit, open: OpenDossier): FoundDocuments | null {
  if (isExplained(credit)) return null;
  const exact = listNamed(credit, open).filter((one) => isExact(one, credit.line.amount));
  const [first] = exact;
  if (!first || new Set(exact.map(({ client }) => client)).size > 1) return null;
  return { documents: [first], reason: 'name' };
}

/** The client is named, and only these of its documents make the amount. */
export function namedTogether(credit: Credit, open: OpenDossier): FoundDocuments | null {
  const [client, ...others] = credit.clients;
  if (!client || others.length > 0 || isExplained(credit)) return null;
  const documents = open.findSet(listNamed(credit, open), ({ left }) => left, {
    sum: credit.line.amount,
  });
  return documents && { documents, reason: 'name' };
}

function listNamed(credit: Credit, open: OpenDossier): OpenDocument[] {
  const documents = credit.clients.flatMap((client) => open.ofClient(client));
  return inOrder(documents.filter((one) => isBefore(one, credit)));
}
