import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { textKey } from '#documents/dossier/names/party-key.ts';
import type { StatementLine } from '#documents/statement/statement-line.ts';
import { isPlain } from './is-plain.ts';
import { holdsName, listWords, nameWords } from './name-words.ts';
import { pushTo } from './push-to.ts';
import { findCitedKeys, type KeySet, toCompact } from './to-compact.ts';

/** Money received, and what its line says of the documents. */
export type Credit = {
  line: StatementLine;
  cited: readonly Citation[];
  /** See `clientOf`. */
  clients: readonly string[];
};

/** The documents of one number, several when companies give the same. */
export type Citation = { nodes: readonly ChainNode[]; isPlain: boolean };

/** Reads the lines of money received, oldest first, by the numbers and clients of `nodes`. */
export function readClues(lines: readonly StatementLine[], nodes: readonly ChainNode[]): Credit[] {
  const numbers = indexNumbers(nodes);
  const names = indexNames(nodes);
  return lines
    .filter(({ amount, isReturned }) => amount > 0 && !isReturned)
    .sort((one, other) => one.date.localeCompare(other.date))
    .map((line) => ({ line, cited: listCited(line, numbers), clients: listClients(line, names) }));
}

/** Documents with one client’s name count as those of one client. */
export function clientOf({ buyerName }: Pick<ChainNode, 'buyerName'>): string {
  return textKey(buyerName);
}

/** A line that cites one document to be paid is of that alone, be it paid already. */
export function isExplained({ cited }: Credit): boolean {
  return cited.some(
    ({ nodes: [only, ...others], isPlain }) =>
      !isPlain && only?.asksPayment === true && others.length === 0,
  );
}

function listCited(
  { label, counterparty, reference }: StatementLine,
  numbers: Numbers,
): Citation[] {
  const found = [label, counterparty, reference].flatMap((text) =>
    findCitedKeys(toCompact(text), numbers),
  );
  return [...new Set(found)].map((key) => ({
    nodes: numbers.nodes.get(key) ?? [],
    isPlain: isPlain(key),
  }));
}

type Numbers = KeySet & { nodes: ReadonlyMap<string, readonly ChainNode[]> };

/** Documents by their numbers and by the references of their payments. */
function indexNumbers(nodes: readonly ChainNode[]): Numbers {
  const numbers = new Map<string, ChainNode[]>();
  for (const node of nodes) {
    const texts = [node.number, node.paymentReference].map((text) => toCompact(text).text);
    for (const key of new Set(texts)) if (key !== '') pushTo(numbers, key, node);
  }
  const longest = Math.max(0, ...Array.from(numbers.keys(), (key) => key.length));
  return { nodes: numbers, has: (key) => numbers.has(key), longest };
}

type Client = { key: string; words: readonly string[] };

/** Clients by the first word of their names. */
function indexNames(nodes: readonly ChainNode[]): ReadonlyMap<string, readonly Client[]> {
  const clients = new Map(nodes.map((node) => [clientOf(node), nameWords(node.buyerName)]));
  const names = new Map<string, Client[]>();
  for (const [key, words] of clients) if (words[0]) pushTo(names, words[0], { key, words });
  return names;
}

function listClients(
  { label, counterparty }: StatementLine,
  names: ReadonlyMap<string, readonly Client[]>,
): string[] {
  const texts = [label, counterparty].map(listWords);
  const near = [...new Set(texts.flat())].flatMap((word) => names.get(word) ?? []);
  const held = near.filter(({ words }) => holdsName(words, texts));
  const isPartOf = (one: Client, other: Client) =>
    other.words.length > one.words.length && one.words.every((word) => other.words.includes(word));
  return held.filter((one) => !held.some((other) => isPartOf(one, other))).map(({ key }) => key);
}
