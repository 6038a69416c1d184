import { readText } from '#app/lib/search/read-words.ts';
import type { SearchedPage } from './searched-page.ts';

/**
 * The first section whose heading answers most of the words that are asked; null where the title
 * answers as many. `asked` has, for each word, the stems that answer it.
 */
export function findSection(
  { title, sections = [] }: Pick<SearchedPage, 'title' | 'sections'>,
  asked: readonly ReadonlySet<string>[],
) {
  const count = (text: string) => {
    const words = readText(text);
    return asked.filter((stems) => words.some((word) => stems.has(word))).length;
  };
  let most = count(title);
  let best: { id: string; title: string } | null = null;
  for (const section of sections) {
    const held = count(section.title);
    if (held <= most) continue;
    most = held;
    best = section;
  }
  return best;
}
