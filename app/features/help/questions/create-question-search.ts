import { createSearch } from '#app/lib/search/create-search.ts';
import { type AnsweredQuestion, toPlainAnswer } from './answered-question.ts';

/** Matches for all words come alone; without any, matches for some. */
export function createQuestionSearch(questions: readonly AnsweredQuestion[]) {
  const search = createSearch(questions, [
    { name: 'question', weight: 4, read: ({ question }) => question },
    { name: 'words', weight: 2, read: ({ words }) => words },
    { name: 'answer', weight: 1, read: toPlainAnswer },
  ]);
  return (text: string): readonly AnsweredQuestion[] => {
    const { found } = search(text);
    const whole = found.filter(({ holdsAll }) => holdsAll);
    return (whole.length > 0 ? whole : found).map(({ page }) => page);
  };
}
