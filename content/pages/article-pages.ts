import { readFrontMatter } from '#content/articles/read-front-matter.ts';
import type { PublicPage } from './public-page.ts';

/** Articles below the chapters. They are not in pages.ts, so that no page loads all their names. */
export const articlePages: readonly PublicPage[] = readFrontMatter()
  .filter(({ order }) => order > 0)
  .map(({ slug, chapter, name, title, description, keywords, updated }) => ({
    path: `/articles/${slug}`,
    name,
    title,
    description,
    keywords,
    updated: updated as PublicPage['updated'], // the schema of the head has checked its form
    parent: `/articles/${chapter}`,
  }));
