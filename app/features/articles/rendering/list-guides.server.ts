import { situations } from '#content/articles/situations.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { findPublished, type PublishedArticle, published } from './published.ts';

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

/** The path of each situation, through the articles that exist. */
export function listSituations() {
  return situations.map(({ id, title, steps, tool }) => ({
    id,
    title: typesetProse(title),
    tool,
    steps: steps.flatMap(([slug, why]) => {
      const article = findPublished(slug);
      return article ? [{ ...describe(article), summary: typesetProse(why) }] : [];
    }),
  }));
}

export type GuideChapter = ReturnType<typeof listGuides>[number];
export type GuideSituation = ReturnType<typeof listSituations>[number];

function describe({ slug, name, summary }: PublishedArticle) {
  return { path: `/articles/${slug}`, name: typesetProse(name), summary: typesetProse(summary) };
}
