import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { type SyntaxNode, walk } from './syntax-node.ts';

/** A remark plugin: adds French spaces and apostrophes to plain typing. */
export function typesetText() {
  return (tree: SyntaxNode) => {
    for (const node of walk(tree))
      if (node.type === 'text') node.value = typesetProse(node.value ?? '');
  };
}
