import type { ArticleBlock } from './list-blocks.ts';

const MOST_WORDS = 60;

/** Sentences that a hurried reader loses; a cell of a table ends a sentence. */
export function findLongSentences(
  blocks: readonly ArticleBlock[],
): { text: string; line: number; words: number }[] {
  return blocks.flatMap(({ text, line }) =>
    text
      .split(/(?<=[.!?…])\s+(?=[«\p{Lu}])|\s\|\s/u)
      .map((sentence) => ({ text: sentence, line, words: countWords(sentence) }))
      .filter(({ words }) => words > MOST_WORDS),
  );
}

function countWords(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
