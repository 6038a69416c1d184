import { outstandingAmount } from '#documents/dossier/amounts-due.ts';
import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { leftToClaim } from '#documents/dossier/claimed.ts';
import { addDays, compareDates } from '#documents/model/dates/calendar.ts';
import type { Cents } from '#documents/money/amounts.ts';
import { createSetFinder, type FindSet } from './find-only-set.ts';
import type { ClientOf } from './group-clients.ts';
import { pushTo } from './push-to.ts';
import type { Credit } from './read-clues.ts';

/** A document on which something is due, less what lines before were proposed for it. */
export type OpenDocument = {
  node: ChainNode;
  /** See `groupClients`. */
  client: string;
  left: Cents;
  /** The amount due without retention money; 0 once part of it is taken. */
  asked: Cents;
};

/** Those of a dossier, by what a line says of them. */
export type OpenDossier = {
  all: readonly OpenDocument[];
  ofNode: (node: ChainNode) => OpenDocument | undefined;
  /** See `groupClients`; oldest first. */
  ofClient: (client: string) => readonly OpenDocument[];
  findSet: FindSet;
};

export function openDossier(nodes: readonly ChainNode[], clientOf: ClientOf): OpenDossier {
  const all = listOpen(nodes, clientOf);
  const byNode = new Map(all.map((document) => [document.node, document]));
  const byClient = new Map<string, OpenDocument[]>();
  for (const document of all) pushTo(byClient, document.client, document);
  return {
    all,
    ofNode: (node) => byNode.get(node),
    ofClient: (client) => byClient.get(client) ?? [],
    findSet: createSetFinder(),
  };
}

/** Oldest first: who does not say what is paid pays the oldest (C. civ. art. 1342-10). */
function listOpen(nodes: readonly ChainNode[], clientOf: ClientOf): OpenDocument[] {
  return nodes
    .flatMap((node) => {
      const left = outstandingAmount(node);
      return left > 0 ? [{ node, client: clientOf(node), left, asked: leftToClaim(node, '') }] : [];
    })
    .sort((one, other) => compareDates(one.node.issueDate, other.node.issueDate));
}

/** Each once, oldest first. */
export function inOrder(documents: readonly OpenDocument[]): OpenDocument[] {
  return [...new Set(documents)].sort((one, other) =>
    compareDates(one.node.issueDate, other.node.issueDate),
  );
}

export function isExact({ left, asked }: OpenDocument, amount: number): boolean {
  return left > 0 && (left === amount || asked === amount);
}

/** Whether it has the currency of the line and was issued by its day. */
export function isBefore({ node, left }: OpenDocument, { line }: Credit): boolean {
  return left > 0 && node.currency === line.currency && node.issueDate <= line.date;
}

/** By then the same amount is rather that of something else. */
export function isRecent({ node }: OpenDocument, { line }: Credit): boolean {
  return line.date <= addDays(node.issueDate, RECENT_DAYS);
}

const RECENT_DAYS = 120;
