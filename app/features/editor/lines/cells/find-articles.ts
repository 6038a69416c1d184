import { withoutRate } from '#app/features/editor/draft/without-rate.ts';
import { chargesForeignVat, type Draft } from '#documents';
import { loadArticles } from './load-articles.ts';
import { type ArticleOption, suggestArticles } from './suggest-articles.ts';

/** Suggestions for a line: lines of its document, then products, then remembered articles. */
export async function findArticles(
  text: string,
  { readDraft, index, currency }: { readDraft: () => Draft; index: number; currency: string },
): Promise<ArticleOption[]> {
  const draft = readDraft();
  const articles = await loadArticles(text, { draft, line: draft.lines[index] });
  const { lines, vatRegime } = readDraft();
  const others = chargesForeignVat(vatRegime) ? articles.map(withoutRate) : articles;
  return suggestArticles(text, [...lines, ...others], { except: lines[index], currency });
}
