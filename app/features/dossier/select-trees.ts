import { formatBareAmount, formatShortDate } from '#documents';
import {
  type Chain,
  type ChainNode,
  followersOf,
  shownAmount,
  textKey,
  titleOf,
  wordStatus,
} from '#documents/dossier';
import { isFiltered, type ListChoice, type SortKey } from './list-choice.ts';

/** A document with what came of it, under it. */
export type DocumentTree = { node: ChainNode; followers: readonly DocumentTree[] };

export type SelectedTrees = {
  /** Of the page. */
  trees: readonly DocumentTree[];
  pageCount: number;
  /** Documents that match, on every page. */
  matches: readonly ChainNode[];
};

/** The chains that hold a document that is asked for, each with the documents that lead to it, sorted and cut into pages. */
export function selectTrees(chain: Chain, choice: ListChoice): SelectedTrees {
  const matches = [...chain.values()].filter((node) => isAsked(node, choice));
  const wanted = new Set(matches);
  const whole = [...chain.values()].filter(isRoot).map((node) => grow(node));
  const kept = isFiltered(choice) ? whole.flatMap((tree) => prune(tree, wanted)) : whole;
  const sorted = kept.sort(comparing(choice));
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const start = (Math.min(choice.page, pageCount) - 1) * PAGE_SIZE;
  return { trees: sorted.slice(start, start + PAGE_SIZE), pageCount, matches };
}

/** Every document of a tree, as it reads. */
export function listNodes({ node, followers }: DocumentTree): ChainNode[] {
  return [node, ...followers.flatMap(listNodes)];
}

/** A month that follows another begins a line of its own: a year of rent is no staircase. */
function isRoot(node: ChainNode): boolean {
  return !node.origins.some((end) => end.relation !== 'next-month' && end.node);
}

/** A document that follows two others of a tree reads under the first: a balance under its quote, not under a deposit too. */
function grow(node: ChainNode, above: ReadonlySet<ChainNode> = new Set()): DocumentTree {
  const own = followersOf(node, ...TREE_RELATIONS).filter((follower) => !above.has(follower));
  const known = new Set([...above, node, ...own]);
  return { node, followers: own.map((follower) => grow(follower, known)) };
}

function prune({ node, followers }: DocumentTree, wanted: ReadonlySet<ChainNode>): DocumentTree[] {
  const kept = followers.flatMap((tree) => prune(tree, wanted));
  return wanted.has(node) || kept.length > 0 ? [{ node, followers: kept }] : [];
}

function isAsked(node: ChainNode, { search, kinds, statuses }: ListChoice): boolean {
  if (kinds.length > 0 && !kinds.includes(node.draft.kind)) return false;
  if (statuses.length > 0 && !statuses.includes(node.status.name)) return false;
  const words = textKey(search).split(' ').filter(Boolean);
  if (words.length === 0) return true;
  const text = textKey(searchableText(node));
  return words.every((word) => text.includes(word));
}

/** What one remembers of a document: whose, which, for what, how much. */
function searchableText(node: ChainNode): string {
  const { draft, status } = node;
  const amount = shownAmount(node);
  const { buyer, seller, number, subject = '', issueDate, lines } = draft;
  return [
    titleOf(draft),
    number,
    buyer.name,
    seller.name,
    subject,
    issueDate && formatShortDate(issueDate),
    amount === null ? '' : formatBareAmount(amount),
    amount === null ? '' : formatBareAmount(amount).replace(/\s/g, ''),
    wordStatus(status, draft),
    ...lines.map((line) => ('name' in line ? line.name : '')),
  ].join('\n');
}

function comparing({ sort, isDescending }: ListChoice) {
  const sign = isDescending ? -1 : 1;
  return (a: DocumentTree, b: DocumentTree) =>
    sign * compare[sort](a, b) || lastChange(b) - lastChange(a);
}

const compare: Readonly<Record<SortKey, (a: DocumentTree, b: DocumentTree) => number>> = {
  date: (a, b) => lastChange(a) - lastChange(b),
  number: (a, b) => ORDER.compare(a.node.draft.number, b.node.draft.number),
  client: (a, b) => ORDER.compare(a.node.draft.buyer.name, b.node.draft.buyer.name),
  amount: (a, b) => (shownAmount(a.node) ?? 0) - (shownAmount(b.node) ?? 0),
};

/** A quote that has just been invoiced comes back on top. */
function lastChange(tree: DocumentTree): number {
  return Math.max(...listNodes(tree).map(({ stored }) => stored.updatedAt));
}

const PAGE_SIZE = 25;
const ORDER = new Intl.Collator('fr', { numeric: true });
const TREE_RELATIONS = ['invoice', 'deposit', 'final', 'receipt', 'credit', 'replacement'] as const;
