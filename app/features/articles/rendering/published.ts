import type { MDXContent } from 'mdx/types';
import { type FrontMatter, parseFrontMatter } from '#content/articles/front-matter.ts';
import { type ArticleSlug, orderOf } from '#content/articles/plan.ts';

export type PublishedArticle = FrontMatter & { Text: MDXContent };

const files = import.meta.glob<{ default: MDXContent; frontMatter: unknown }>(
  '/content/articles/*/*.mdx',
  { eager: true },
);

/** In reading order. */
export const published: readonly PublishedArticle[] = Object.entries(files)
  .map(([path, { default: Text, frontMatter }]) => ({
    ...parseFrontMatter(slugOf(path), frontMatter),
    Text,
  }))
  .sort((a, b) => orderOf(a.slug) - orderOf(b.slug));

/** Null when the article does not exist yet. */
export function findPublished(slug: ArticleSlug | string): PublishedArticle | null {
  return published.find((article) => article.slug === slug) ?? null;
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.mdx'.length);
}
