import MiniSearch from 'minisearch';
import { type AnsweredQuestion, toPlainAnswer } from './answered-question.ts';

/**
 * Full-text search that ignores accents, case and word endings, forgives a typo and skips common
 * words. Matches for all words come alone; without any, matches for some.
 */
export function createSearch(questions: readonly AnsweredQuestion[]) {
  const index = new MiniSearch<{ id: string; question: string; words: string; answer: string }>({
    fields: ['question', 'words', 'answer'],
    processTerm: foldWord,
    searchOptions: {
      boost: { question: 4, words: 2 },
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    questions.map((asked) => ({
      id: asked.id,
      question: asked.question,
      words: asked.words,
      answer: toPlainAnswer(asked),
    })),
  );
  const byId = new Map(questions.map((asked) => [asked.id, asked]));

  return (text: string): readonly AnsweredQuestion[] => {
    const all = index.search(text, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(text, { combineWith: 'OR' });
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
}

/** A word without accents; null for a stop word. */
function foldWord(word: string): string | null {
  const folded = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe');
  return STOP_WORDS.has(folded) ? null : folded;
}

const STOP_WORDS = new Set(
  `a ai as au aux avec c ce ces cet cette comment d dans de des dois doit du elle en est et eu faire faut
   fait il ils j je l la le les leur lui m ma me mes moi mon n ne nos notre nous on ou par pas peut peux
   pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t te tu
   un une vos votre vous y`.split(/\s+/),
);
