import { createQuestionSearch } from './create-question-search.ts';
import { readThemes } from './read-themes.ts';

export async function openSearch(): Promise<ReturnType<typeof createQuestionSearch>> {
  const themes = await readThemes();
  return createQuestionSearch(themes.flatMap(({ questions }) => questions));
}
