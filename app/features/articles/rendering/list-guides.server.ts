import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { type PublishedArticle, published } from './published.ts';

/** In reading order. */
export function listGuides() {
  return published
    .filter(({ order }) => order === 0)
    .map((chapter) => ({
      ...describe(chapter),
      articles: published
        .filter(({ chapter: parent, order }) => parent === chapter.slug && order > 0)
        .map(describe),
    }));
}

/** The articles changed last. */
export function listLatestGuides(most: number) {
  return published
    .filter(({ order }) => order > 0)
    .toSorted((a, b) => b.updated.localeCompare(a.updated))
    .slice(0, most)
    .map(({ slug, title, description }) => ({
      path: `/articles/${slug}`,
      title: typesetProse(title),
      description: typesetProse(description),
    }));
}

export type GuideChapter = ReturnType<typeof listGuides>[number];

function describe({ slug, name, summary }: PublishedArticle) {
  return { path: `/articles/${slug}`, name: typesetProse(name), summary: typesetProse(summary) };
}
