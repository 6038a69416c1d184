import type { ChainNode } from '#documents/dossier/chain-node.ts';
import type { StatementLine } from '#documents/statement/statement-line.ts';
import type { ClientOf } from './group-clients.ts';
import { isPlain, isPlainReference } from './is-plain.ts';
import { holdsName, nameWords, readNamed } from './name-words.ts';
import { pushTo } from './push-to.ts';
import { findCitedKeys, type KeySet, listJoins, toCompact } from './to-compact.ts';

/** Money received, and what its line says of the documents. */
export type Credit = {
  line: StatementLine;
  cited: readonly Citation[];
  /** See `groupClients`. */
  clients: readonly string[];
  /** A payment of another day may be this money. */
  isDoubtful: boolean;
};

/**
 * The documents of one number, several when companies give the same; `isOfOthers` when the line
 * names only other clients than theirs.
 */
export type Citation = { nodes: readonly ChainNode[]; isPlain: boolean; isOfOthers: boolean };

export function isStrong({ isPlain, isOfOthers }: Citation): boolean {
  return !isPlain && !isOfOthers;
}

/** Reads the lines of money received, oldest first, by the numbers and clients of `nodes`. */
export function readClues(
  lines: readonly StatementLine[],
  nodes: readonly ChainNode[],
  clientOf: ClientOf,
): Credit[] {
  const numbers = indexNumbers(nodes);
  const names = indexNames(nodes, clientOf);
  return lines
    .filter(({ amount, isReturned }) => amount > 0 && !isReturned)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map((line) => {
      const clients = listClients(line, names);
      const cited = listCited(line, numbers).map(({ nodes: own, isPlain }) => {
        const isOfOthers =
          clients.length > 0 && !own.some((node) => clients.includes(clientOf(node)));
        return { nodes: own, isPlain, isOfOthers };
      });
      return { line, cited, clients, isDoubtful: false };
    });
}

/** A line that cites one document to be paid is of that alone, be it paid already. */
export function isExplained({ cited }: Credit): boolean {
  return cited.some(
    (citation) =>
      isStrong(citation) &&
      citation.nodes.length === 1 &&
      citation.nodes.every(({ asksPayment }) => asksPayment),
  );
}

function listCited(
  { label, counterparty, reference }: StatementLine,
  numbers: Numbers,
): Omit<Citation, 'isOfOthers'>[] {
  const found = new Map<string, boolean>();
  for (const text of [label, counterparty, reference])
    for (const { key, isPieced } of findCitedKeys(toCompact(text), numbers))
      found.set(key, isPieced && found.get(key) !== false);
  return Array.from(found, ([key, isPieced]) => ({
    nodes: numbers.nodesOf(key),
    isPlain: isPieced || numbers.isPlain(key),
  }));
}

type Numbers = KeySet & {
  nodesOf: (key: string) => readonly ChainNode[];
  isPlain: (key: string) => boolean;
};

type Known = { nodes: Set<ChainNode>; joins: Set<number>; isPlain: boolean };

/** Documents by their numbers and by the references of their payments. */
function indexNumbers(nodes: readonly ChainNode[]): Numbers {
  const numbers = new Map<string, Known>();
  const add = (node: ChainNode, written: string, isReference: boolean) => {
    const compact = toCompact(written);
    const key = compact.text;
    if (key === '') return;
    const known = numbers.get(key) ?? { nodes: new Set(), joins: new Set(), isPlain: true };
    known.nodes.add(node);
    for (const join of listJoins(compact)) known.joins.add(join);
    known.isPlain &&= isPlain(key) || (isReference && isPlainReference(key));
    numbers.set(key, known);
  };
  for (const node of nodes) {
    add(node, node.number, false);
    add(node, node.paymentReference, true);
  }
  return {
    has: (key) => numbers.has(key),
    joinsOf: (key) => numbers.get(key)?.joins ?? new Set(),
    nodesOf: (key) => [...(numbers.get(key)?.nodes ?? [])],
    isPlain: (key) => numbers.get(key)?.isPlain ?? true,
    lengths: new Set(Array.from(numbers.keys(), (key) => key.length)),
  };
}

type Client = { key: string; words: readonly string[] };

/** Clients by the first word of their names. */
function indexNames(
  nodes: readonly ChainNode[],
  clientOf: ClientOf,
): ReadonlyMap<string, readonly Client[]> {
  const clients = new Map<string, Client>();
  for (const node of nodes) {
    const client = { key: clientOf(node), words: nameWords(node.buyerName) };
    clients.set([client.key, ...client.words].join(' '), client);
  }
  const names = new Map<string, Client[]>();
  for (const client of clients.values())
    if (client.words[0]) pushTo(names, client.words[0], client);
  return names;
}

function listClients(
  { label, counterparty }: StatementLine,
  names: ReadonlyMap<string, readonly Client[]>,
): string[] {
  const named = readNamed([label, counterparty]);
  const near = [...named.words].flatMap((word) => names.get(word) ?? []);
  const whole = near.filter(({ words }) => holdsName(words, named) === 'whole');
  const held = whole.length > 0 ? whole : near.filter(({ words }) => holdsName(words, named));
  const isPartOf = (one: Client, other: Client) =>
    other.words.length > one.words.length && one.words.every((word) => other.words.includes(word));
  const meant = held.filter((one) => !held.some((other) => isPartOf(one, other)));
  return [...new Set(meant.map(({ key }) => key))];
}
