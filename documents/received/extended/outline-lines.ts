import type {
  OutlinedLine,
  TolerantInvoice,
  TolerantLine,
} from '#documents/received/tolerant-invoice.ts';

/**
 * Separates the lines that count: DETAIL or no subtype (BR-FREXT-CO-10). Orders all lines for
 * reading, each after its parent. A parent that does not exist or is below its own child is
 * ignored; `parentId` keeps its written value.
 */
export function outlineLines(invoice: TolerantInvoice): TolerantInvoice {
  const { lines = [], ...terms } = invoice;
  if (lines.every(({ subtype, parentId }) => subtype === undefined && parentId === undefined))
    return invoice;
  const outline = orderLines(lines);
  const counted = outline.filter(({ role }) => role === 'detail').map(({ line }) => line);
  return { ...terms, lines: counted, outline };
}

type Node = { line: TolerantLine; children: Node[]; isBelow: boolean };

function orderLines(lines: readonly TolerantLine[]): OutlinedLine[] {
  const nodes = lines.map((line): Node => ({ line, children: [], isBelow: false }));
  const byId = new Map(nodes.map((node) => [node.line.id ?? '', node] as const).toReversed());
  for (const node of nodes) {
    const parent = byId.get(node.line.parentId ?? '');
    if (!node.line.parentId || !parent) continue;
    node.isBelow = true;
    parent.children.push(node);
  }
  const ordered = new Map<Node, OutlinedLine>();
  for (const node of nodes) if (!node.isBelow) addBranch(node, ordered);
  // Only cycles are left: the first line of each becomes its head.
  for (const node of nodes) addBranch(node, ordered);
  return [...ordered.values()];
}

/** Adds a line and its descendants, iteratively: a hostile chain may be very deep. */
function addBranch(head: Node, ordered: Map<Node, OutlinedLine>): void {
  const waiting: { node: Node; parent?: OutlinedLine }[] = [{ node: head }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent } = next;
    if (ordered.has(node)) continue;
    const own = toOutlined(node.line, parent);
    ordered.set(node, own);
    for (const child of node.children.toReversed()) waiting.push({ node: child, parent: own });
  }
}

function toOutlined(line: TolerantLine, parent: OutlinedLine | undefined): OutlinedLine {
  const { subtype = 'DETAIL', parentId, ...terms } = line;
  const role = ROLES.get(subtype) ?? 'unknown';
  const group = parent?.role === 'group' ? parent : parent?.group;
  if (role === 'detail') markDetails(group);
  return {
    role,
    line: {
      ...terms,
      ...(role === 'unknown' ? { subtype } : {}),
      ...(parentId === undefined || parent ? {} : { parentId }),
    },
    ...(group ? { group } : {}),
    hasDetails: false,
  };
}

function markDetails(group: OutlinedLine | undefined): void {
  for (let title = group; title && !title.hasDetails; title = title.group) title.hasDetails = true;
}

const ROLES: ReadonlyMap<string, OutlinedLine['role']> = new Map([
  ['DETAIL', 'detail'],
  ['GROUP', 'group'],
  ['INFORMATION', 'information'],
]);
