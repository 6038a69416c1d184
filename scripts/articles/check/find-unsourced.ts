import { listTexts, namesOneOf } from './legal-texts.ts';
import type { ArticleBlock } from './list-blocks.ts';
import { toPlainText } from './plain-text.ts';

/**
 * Statements of law that no text of the « Sources » carries: neither their block, by its words or
 * its facts, nor another block under the same heading names one. A block that sends to another
 * article is carried by it. Mistakes, headings and what to do now repeat what has been said.
 */
export function findUnsourced(
  blocks: readonly ArticleBlock[],
  { legal, unsourced }: { legal: readonly string[]; unsourced: Readonly<Record<string, string>> },
): { text: string; line: number }[] {
  const sources = legal.flatMap(listTexts);
  const isSourced = ({ text, cited }: ArticleBlock) =>
    [text, ...cited].some((words) => namesOneOf(words, sources));
  const sourced = new Set(blocks.filter(isSourced).map(({ section }) => section));
  return blocks.filter(
    ({ text, section, hasLink }) =>
      STATEMENT.test(claimsOf(text)) &&
      !REPEATED.has(section) &&
      !sourced.has(section) &&
      !hasLink &&
      text !== section &&
      !Object.keys(unsourced).some((words) => toPlainText(text).includes(toPlainText(words))),
  );
}

/** The words of a block but for what it quotes, and for what it says that no text asks. */
function claimsOf(text: string): string {
  return toPlainText(text)
    .replace(/« [^»]* »/g, ' ')
    .replace(/aucun(?: des)? textes? (?:[^.;,]*)/gi, ' ');
}

const REPEATED = new Set(['Erreurs', 'AFaire']);

/** Words by which a sentence says what the law asks, allows, forbids or sets. */
const STATEMENT = new RegExp(
  [
    '(?<!\\p{L})(?:doit|doivent|devra|devront|devez|devrez|(?<!mentions )obligatoires?|obligations?|interdite?s?',
    "exige(?:nt)?|exigée?s?|impose(?:nt)?|imposée?s?|tenue?s? (?:de|d')",
    'la loi|le texte|légale?s?|légaux|amende|droit à|a le droit|pas le droit',
    'est due?|sont due?s|restent? due?s?|prescri\\p{L}+|dispens\\p{L}+|exonér\\p{L}+|taxée?s?',
    'au plus tard|déductibles?|exigibles?|de plein droit)(?!\\p{L})',
  ].join('|'),
  'iu',
);
