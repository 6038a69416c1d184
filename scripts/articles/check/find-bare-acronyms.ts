import type { ArticleBlock } from './list-blocks.ts';

/** Acronyms whose first block does not spell them out, with the words it should have. */
export function findBareAcronyms(
  blocks: readonly ArticleBlock[],
): { acronym: string; line: number }[] {
  return Object.entries(MEANINGS).flatMap(([acronym, meaning]) => {
    const use = new RegExp(`(?<![\\p{L}-])${acronym}(?![\\p{L}-])`, 'u');
    const first = blocks.find(({ text, section }) => text !== section && use.test(text));
    return first && !meaning.test(first.text) ? [{ acronym, line: first.line }] : [];
  });
}

const MEANINGS: Record<string, RegExp> = {
  OSS: /guichet unique/i,
  IOSS: /guichet[^.]* import/i,
  ETI: /entreprises? de taille intermédiaire/i,
  CIBS: /code des impositions sur les biens et services/i,
  VIES: /(?:registre|service|base|fichier|système)[^.]* (?:TVA|européen)/i,
};
