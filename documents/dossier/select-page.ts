import type { KindName } from '#documents/model/subtypes.ts';
import {
  type Chain,
  type ChainNode,
  followersOf,
  STATUS_NAMES,
  type StatusName,
} from './chain-node.ts';
import type { Relation } from './document-link.ts';
import { shownAmount } from './document-summary.ts';
import { wordStatus } from './names/document-words.ts';
import { textKey } from './names/party-key.ts';

export type DossierQuery = {
  search: string;
  kinds: readonly KindName[];
  statuses: readonly StatusName[];
  /** A seller by key, a client by name, issue dates from and to. */
  seller?: string;
  client?: string;
  from?: string;
  to?: string;
  sort: SortKey;
  isDescending: boolean;
  /** Starts at 1. */
  page: number;
};

/** `recent` is the latest change in a tree; the others are of its first document. */
export const SORT_KEYS = ['recent', 'date', 'number', 'client', 'amount'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export type DocumentTree = { node: ChainNode; followers: readonly DocumentTree[] };

export type DocumentPage = {
  trees: readonly DocumentTree[];
  pageCount: number;
  matchCount: number;
  /** Before any filter; `kinds` and `statuses` are those to offer as filters. */
  total: number;
  kinds: readonly KindName[];
  statuses: readonly StatusName[];
  sellers: readonly { key: string; name: string }[];
  clients: readonly string[];
};

/** The trees with a matching document and the documents leading to it, sorted, paginated. */
export function selectPage(chain: Chain, query: DossierQuery): DocumentPage {
  const nodes = [...chain.values()];
  const wanted = new Set(selectMatches(chain, query));
  const whole = nodes.filter(isRoot).map((node) => grow(node));
  const kept = wanted.size < nodes.length ? whole.flatMap((tree) => prune(tree, wanted)) : whole;
  const sorted = sortTrees(kept, query);
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const start = (Math.min(query.page, pageCount) - 1) * PAGE_SIZE;
  const present = new Set(nodes.map(({ status }) => status.name));
  return {
    trees: sorted.slice(start, start + PAGE_SIZE),
    pageCount,
    matchCount: wanted.size,
    total: nodes.length,
    kinds: [...new Set(nodes.map(({ kind }) => kind))].sort(),
    statuses: STATUS_NAMES.filter((name) => present.has(name)),
    sellers: listSellers(nodes),
    clients: [...new Set(nodes.map(({ buyerName }) => buyerName))]
      .filter(Boolean)
      .sort(ORDER.compare),
  };
}

function listSellers(nodes: readonly ChainNode[]): { key: string; name: string }[] {
  const names = new Map(nodes.map(({ sellerKey, sellerName }) => [sellerKey, sellerName]));
  return [...names].flatMap(([key, name]) => (key && name ? [{ key, name }] : []));
}

/** The matching documents, on all pages. */
export function selectMatches(chain: Chain, query: DossierQuery): ChainNode[] {
  const words = textKey(query.search).split(' ').filter(Boolean);
  return [...chain.values()].filter((node) => isAsked(node, query, words));
}

/** Whether a document is of the seller and the client of a query; other filters are ignored. */
export function isBetween(
  { sellerKey, buyerName }: ChainNode,
  { seller, client }: Pick<DossierQuery, 'seller' | 'client'>,
): boolean {
  return (!seller || seller === sellerKey) && (!client || client === buyerName);
}

/** Every document of a tree, in reading order. */
export function listNodes({ node, followers }: DocumentTree): ChainNode[] {
  return [node, ...followers.flatMap(listNodes)];
}

/** Each month of a rent is a root, so that a year does not indent like a staircase. */
function isRoot(node: ChainNode): boolean {
  return !node.origins.some(({ relation, node: origin }) => origin && !BESIDE.has(relation));
}

/** A document with two ancestors appears once: a balance under its quote, not its deposit. */
function grow(node: ChainNode, above: ReadonlySet<ChainNode> = NOTHING): DocumentTree {
  const own = followersOf(node, ...TREE_RELATIONS).filter((follower) => !above.has(follower));
  // For speed: most documents have no follower, and a set for each would dominate the cost.
  if (own.length === 0) return { node, followers: [] };
  const known = new Set([...above, node, ...own]);
  return { node, followers: own.map((follower) => grow(follower, known)) };
}

function prune({ node, followers }: DocumentTree, wanted: ReadonlySet<ChainNode>): DocumentTree[] {
  const kept = followers.flatMap((tree) => prune(tree, wanted));
  return wanted.has(node) || kept.length > 0 ? [{ node, followers: kept }] : [];
}

function isAsked(
  node: ChainNode,
  { kinds, statuses, ...query }: DossierQuery,
  words: readonly string[],
): boolean {
  if (kinds.length > 0 && !kinds.includes(node.kind)) return false;
  if (statuses.length > 0 && !statuses.includes(node.status.name)) return false;
  if (!isBetween(node, query)) return false;
  if (query.from && node.issueDate < query.from) return false;
  if (query.to && node.issueDate > query.to) return false;
  if (words.length === 0) return true;
  const text = `${node.searchText}\n${textKey(wordStatus(node.status, node))}`;
  return words.every((word) => text.includes(word));
}

/** Ties are broken by the latest change in a tree: a quote just invoiced comes back on top. */
function sortTrees(
  trees: readonly DocumentTree[],
  { sort, isDescending }: DossierQuery,
): DocumentTree[] {
  const sign = isDescending ? -1 : 1;
  const dated = trees.map((tree) => ({ tree, node: tree.node, changedAt: lastChange(tree) }));
  dated.sort((a, b) => sign * compare[sort](a, b) || b.changedAt - a.changedAt);
  return dated.map(({ tree }) => tree);
}

type Dated = { node: ChainNode; changedAt: number };

const compare: Readonly<Record<SortKey, (a: Dated, b: Dated) => number>> = {
  recent: (a, b) => a.changedAt - b.changedAt,
  date: (a, b) => a.node.issueDate.localeCompare(b.node.issueDate),
  number: (a, b) => ORDER.compare(a.node.number, b.node.number),
  client: (a, b) => ORDER.compare(a.node.buyerName, b.node.buyerName),
  amount: (a, b) => (shownAmount(a.node) ?? 0) - (shownAmount(b.node) ?? 0),
};

function lastChange({ node, followers }: DocumentTree): number {
  return followers.reduce((latest, tree) => Math.max(latest, lastChange(tree)), node.updatedAt);
}

const NOTHING: ReadonlySet<ChainNode> = new Set();
const PAGE_SIZE = 25;
const BESIDE: ReadonlySet<Relation> = new Set(['next-month', 'series', 'set-off']);
const ORDER = new Intl.Collator('fr', { numeric: true });
const TREE_RELATIONS = [
  ...(['invoice', 'deposit', 'situation', 'final', 'amendment'] as const),
  ...(['receipt', 'credit', 'replacement'] as const),
] as const;
