import { findFact } from '#documents/law/facts/facts.ts';
import { findWording } from '#documents/law/facts/wordings.ts';
import { type SyntaxNode, walk } from '../mdx/syntax-node.ts';

/** A paragraph, an item of a list, a row of a table or a step of a timeline, as it reads. */
export type ArticleBlock = {
  text: string;
  line: number;
  /** Its heading, or the box that it stands in: an answer, a question, the mistakes. */
  section: string;
  /** The texts of law of its facts. */
  cited: string[];
  /** Whether it sends its reader to another article. */
  hasLink: boolean;
};

/** The blocks of an article in reading order; `modifier` fields and links of buttons are data. */
export function listBlocks(root: SyntaxNode): ArticleBlock[] {
  const blocks: ArticleBlock[] = [];
  let section = '';
  const visit = (node: SyntaxNode, box: string | null) => {
    if (node.type === 'yaml') return;
    if (node.type === 'heading') section = wordsOf(node);
    const inside = boxOf(node) ?? box;
    const steps = stepsOf(node);
    if (BLOCKS.has(node.type) || steps !== '')
      blocks.push(describe(node, inside ?? section, steps));
    else for (const child of node.children ?? []) visit(child, inside);
  };
  visit(root, null);
  return blocks;
}

function describe(node: SyntaxNode, section: string, steps: string): ArticleBlock {
  const nodes = [...walk(node)];
  const facts = [
    ...nodes.flatMap((each) => (each.name === 'Fait' ? [nameOf(each)] : [])),
    ...[...steps.matchAll(/fait: ?'([^']+)'/g)].map(([, name = '']) => name),
  ];
  return {
    text: steps === '' ? wordsOf(node) : textsOf(steps),
    line: node.position?.start.line ?? 1,
    section,
    cited: facts.map((name) => findFact(name).source),
    hasLink: nodes.some(({ name }) => name === 'Article'),
  };
}

/** The words of a node, with those of its facts and of the sentences it prints. */
function wordsOf(node: SyntaxNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.name === 'Fait') return findFact(nameOf(node)).text;
  if (node.name === 'Mention') return `« ${findWording(nameOf(node))} »`;
  const glue = node.type === 'tableRow' ? ' | ' : '';
  return (node.children ?? []).map(wordsOf).join(glue);
}

function nameOf({ attributes }: SyntaxNode): string {
  return String(attributes?.find(({ name }) => name === 'nom')?.value ?? '');
}

function boxOf({ name, attributes }: SyntaxNode): string | null {
  if (name === 'Question') return String(attributes?.find((each) => each.name === 'titre')?.value);
  return name && BOXES.has(name) ? name : null;
}

function stepsOf({ name, attributes }: SyntaxNode): string {
  if (name !== 'Frise') return '';
  const value = attributes?.find((each) => each.name === 'etapes')?.value;
  return (value as { value?: string } | undefined)?.value ?? ''; // an MDX expression
}

function textsOf(steps: string): string {
  return [...steps.matchAll(/(?:titre|texte|quand): ?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g)]
    .map(([, literal = '']) => literal.slice(1, -1))
    .join(' | ');
}

const BLOCKS = new Set(['paragraph', 'heading', 'tableRow']);
const BOXES = new Set(['Reponse', 'Erreurs', 'AFaire']);
