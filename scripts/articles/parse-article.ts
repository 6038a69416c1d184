import { createProcessor } from '@mdx-js/mdx';
import { mdxOptions } from './mdx/mdx-options.ts';
import { type SyntaxNode, walk } from './mdx/syntax-node.ts';

/** Typed prose and its line in the file. */
export type TypedText = { text: string; line: number };

/** The typed texts of an article: Markdown text, and words given to components. */
export function listTypedTexts(source: string): TypedText[] {
  const tree = parseArticle(source);
  let line = 1;
  const texts: TypedText[] = [];
  for (const node of walk(tree)) {
    line = node.position?.start.line ?? line;
    if (node.type === 'text') texts.push({ text: node.value ?? '', line });
    for (const attribute of node.attributes ?? [])
      for (const text of listWords(attribute)) texts.push({ text, line });
  }
  return texts;
}

/** Links of Markdown and of components, with their lines. */
export function listLinks(source: string): TypedText[] {
  const links: TypedText[] = [];
  for (const node of walk(parseArticle(source))) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link') links.push({ text: node.url ?? '', line });
    for (const { name, value } of node.attributes ?? [])
      if ((name === 'lien' || name === 'href') && typeof value === 'string')
        links.push({ text: value, line });
  }
  return links;
}

/** An article as its author typed it, before French spaces and apostrophes. */
export function parseArticle(source: string): SyntaxNode {
  return processor.parse(source) as SyntaxNode; // mdast and MDX nodes have these properties
}

/** Attributes with words; the draft fields of an example (`modifier`) are data. */
function listWords({ name, value }: NonNullable<SyntaxNode['attributes']>[number]): string[] {
  if (name === 'modifier' || MACHINE_NAMES.has(name ?? '')) return [];
  if (typeof value === 'string') return [value];
  const code = (value as { value?: string } | null | undefined)?.value ?? ''; // an MDX expression
  return [
    ...code.matchAll(/(?:titre|texte|quand)\s*:\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g),
  ].map(([, literal = '']) => literal.slice(1, -1));
}

const processor = createProcessor(mdxOptions);

const MACHINE_NAMES = new Set([
  'nom',
  'slug',
  'document',
  'lien',
  'montant',
  'echeance',
  'paiement',
  'taux',
]);
