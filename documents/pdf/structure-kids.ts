import type { StructureNode } from '#documents/sheet/marks.ts';
import type { ContentRecord } from './content-record.ts';

/** A marked-content sequence, as one number that grows in the order of painting. */
export type Content = number;
/** What an element holds: another element (by node) or a marked-content sequence. */
export type Kid = { node: number } | { content: Content };

/** What each node of a tree holds, in three tables by node. */
export type Kids = {
  children: (number[] | undefined)[];
  contents: (Content[] | undefined)[];
  /** The first content of the node and of all that is under it. */
  starts: (Content | undefined)[];
};

export function gatherKids(nodes: readonly StructureNode[], { owners }: ContentRecord): Kids {
  const kids: Kids = { children: [], contents: [], starts: [] };
  for (const [index, { parent }] of nodes.entries()) {
    if (parent !== null) pushTo(kids.children, parent, index);
  }
  for (const [page, pageOwners] of owners.entries()) {
    for (const [identifier, node] of pageOwners.entries())
      pushTo(kids.contents, node, page * IDENTIFIERS_PER_PAGE + identifier);
  }
  // A parent comes before its children: from the end, each is known before its parent needs it.
  for (let index = nodes.length - 1; index >= 0; index--) {
    const start = earliest(kids.starts[index], kids.contents[index]?.[0]);
    const parent = nodes[index]?.parent ?? null;
    kids.starts[index] = start;
    if (parent !== null) kids.starts[parent] = earliest(kids.starts[parent], start);
  }
  return kids;
}

/** The kids of a node in reading order: children in the order of the nodes, its own content where it was painted between them. */
export function listKids({ children, contents, starts }: Kids, index: number): Kid[] {
  const own = contents[index] ?? [];
  const kids: Kid[] = [];
  let next = 0;
  for (const node of children[index] ?? []) {
    const start = starts[node] ?? 0;
    for (let content = own[next]; content !== undefined && content < start; content = own[++next])
      kids.push({ content });
    kids.push({ node });
  }
  for (const content of own.slice(next)) kids.push({ content });
  return kids;
}

export function pageOf(content: Content): number {
  return Math.floor(content / IDENTIFIERS_PER_PAGE);
}

export function identifierOf(content: Content): number {
  return content % IDENTIFIERS_PER_PAGE;
}

function pushTo(table: (number[] | undefined)[], index: number, value: number): void {
  const list = table[index];
  if (list) list.push(value);
  else table[index] = [value];
}

function earliest(a: Content | undefined, b: Content | undefined): Content | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

const IDENTIFIERS_PER_PAGE = 1_000_000;
