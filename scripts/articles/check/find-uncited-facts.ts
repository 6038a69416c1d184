import { listMissingTexts } from './legal-texts.ts';
import type { ArticleBlock } from './list-blocks.ts';

/** Texts of law of the figures of an article that its « Sources » do not name. */
export function findUncitedFacts(
  blocks: readonly ArticleBlock[],
  legal: readonly string[],
): { text: string; line: number }[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ cited, line }) =>
    cited
      .flatMap((source) => listMissingTexts(source, legal))
      .filter((text) => !seen.has(text) && seen.add(text))
      .map((text) => ({ text, line })),
  );
}
