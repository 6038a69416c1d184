import { readFrontMatter } from '#content/articles/read-front-matter.ts';
import type { PublicPage } from './public-page.ts';

/**
 * The articles below the chapters. They are no part of the table of the frame (pages.ts): no page
 * brings the names of all of them.
 */
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
