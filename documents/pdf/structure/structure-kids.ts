import type { ContentRecord } from '#documents/pdf/paint/content-record.ts';
import type { StructureNode } from '#documents/sheet/marks.ts';

/** A marked-content sequence, numbered in painting order. */
export type Content = number;

/** Kids as linked lists ended by {@link NONE}: thousands of nodes have one kid each. */
export type Kids = {
  /** Indexed by node. */
  firstChild: Int32Array;
  nextSibling: Int32Array;
  /** The first of a node’s own contents. */
  firstContent: Int32Array;
  /** Indexed by content: the next one of its node, its page, its identifier there. */
  nextContent: Int32Array;
  pages: Int32Array;
  identifiers: Int32Array;
  /** The first content of a node or its descendants. */
  starts: Int32Array;
};

export const NONE = -1;

export function gatherKids(nodes: readonly StructureNode[], record: ContentRecord): Kids {
  const contentCount = record.owners.reduce((sum, owners) => sum + owners.length, 0);
  const kids: Kids = {
    firstChild: new Int32Array(nodes.length).fill(NONE),
    nextSibling: new Int32Array(nodes.length).fill(NONE),
    firstContent: new Int32Array(nodes.length).fill(NONE),
    nextContent: new Int32Array(contentCount).fill(NONE),
    pages: new Int32Array(contentCount),
    identifiers: new Int32Array(contentCount),
    starts: new Int32Array(nodes.length).fill(NONE),
  };
  gatherContents(kids, record);
  gatherChildren(kids, nodes);
  return kids;
}

/** Backwards, since each is inserted at the head of its list. */
function gatherContents(kids: Kids, { owners }: ContentRecord): void {
  let content = kids.nextContent.length;
  for (let page = owners.length - 1; page >= 0; page--) {
    const pageOwners = owners[page] ?? [];
    for (let identifier = pageOwners.length - 1; identifier >= 0; identifier--) {
      const node = pageOwners[identifier] ?? 0;
      content--;
      kids.pages[content] = page;
      kids.identifiers[content] = identifier;
      kids.nextContent[content] = kids.firstContent[node] ?? NONE;
      kids.firstContent[node] = content;
    }
  }
}

/** Parents precede children: going backwards completes each node before its parent. */
function gatherChildren(kids: Kids, nodes: readonly StructureNode[]): void {
  for (let node = nodes.length - 1; node >= 0; node--) {
    const start = earliest(kids.starts[node], kids.firstContent[node]);
    kids.starts[node] = start;
    const parent = nodes[node]?.parent ?? null;
    if (parent === null) continue;
    kids.nextSibling[node] = kids.firstChild[parent] ?? NONE;
    kids.firstChild[parent] = node;
    kids.starts[parent] = earliest(kids.starts[parent], start);
  }
}

function earliest(a = NONE, b = NONE): Content {
  if (a === NONE || b === NONE) return Math.max(a, b);
  return Math.min(a, b);
}
