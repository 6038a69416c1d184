import { createSearch } from './create-search.ts';
import { readThemes } from './read-themes.ts';

export async function openSearch(): Promise<ReturnType<typeof createSearch>> {
  const themes = await readThemes();
  return createSearch(themes.flatMap(({ questions }) => questions));
}
