import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { type SyntaxNode, walk } from './syntax-node.ts';

/** A remark plugin: French spaces and apostrophes, so that authors type plain ones. */
export function typesetText() {
  return (tree: SyntaxNode) => {
    for (const node of walk(tree))
      if (node.type === 'text') node.value = typesetProse(node.value ?? '');
  };
}
