/** The properties of mdast and MDX nodes that our plugins and the checker read. */
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

/** The node and its descendants, in reading order. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}
