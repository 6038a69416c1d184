/** Of a node of Markdown (mdast, MDX), what our plugins and the checker look at. */
export type SyntaxNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  depth?: number;
  children?: SyntaxNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  data?: unknown;
  position?: { start: { line: number } };
};

/** The node and all below it, in reading order. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}
