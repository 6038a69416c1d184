import { parse } from 'yaml';
import type { SyntaxNode } from './syntax-node.ts';

/** A remark plugin: exports the front matter as `frontMatter`, unchecked. */
export function exportFrontMatter() {
  return (tree: SyntaxNode) => {
    const head = tree.children?.find(({ type }) => type === 'yaml');
    const data: unknown = head?.value ? parse(head.value) : {};
    tree.children?.unshift(exportOf('frontMatter', JSON.stringify(data)));
  };
}

/** `export const name = JSON.parse('…')` as an MDX syntax node. */
function exportOf(name: string, json: string): SyntaxNode {
  const identifier = (value: string) => ({ type: 'Identifier', name: value });
  const init = {
    type: 'CallExpression',
    callee: {
      type: 'MemberExpression',
      object: identifier('JSON'),
      property: identifier('parse'),
      computed: false,
      optional: false,
    },
    arguments: [{ type: 'Literal', value: json, raw: JSON.stringify(json) }],
    optional: false,
  };
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: identifier(name), init }],
  };
  const body = [
    { type: 'ExportNamedDeclaration', specifiers: [], source: null, attributes: [], declaration },
  ];
  const estree = { type: 'Program', sourceType: 'module', comments: [], body };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
