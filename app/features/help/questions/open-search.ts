import { createSearch } from './create-search.ts';
import { readThemes } from './read-themes.ts';

/** The search in all questions, once they are there. */
export async function openSearch(): Promise<ReturnType<typeof createSearch>> {
  const themes = await readThemes();
  return createSearch(themes.flatMap(({ questions }) => questions));
}
