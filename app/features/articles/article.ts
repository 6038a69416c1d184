import type { FrontMatter } from '#content/articles/front-matter.ts';

/** The article as rendered at build time: words only, no code. */
export type Article = Pick<
  FrontMatter,
  | 'slug'
  | 'title'
  | 'description'
  | 'name'
  | 'keywords'
  | 'published'
  | 'updated'
  | 'verified'
  | 'legal'
> & {
  /** French dates, formatted at build time. */
  dates: { published: string; updated: string; verified: string };
  chapter: ArticleLink;
  isChapter: boolean;
  /** The text, split at each calculator. */
  parts: ArticlePart[];
  headings: { id: string; text: string }[];
  questions: { question: string; answer: string }[];
  related: ArticleLink[];
  /** The articles of a chapter, in order. */
  articles: (ArticleLink & { summary: string })[];
  previous: ArticleLink | null;
  next: ArticleLink | null;
};

export type ArticleLink = { path: string; name: string };

/** Our own HTML, or the name of a calculator. */
export type ArticlePart = { html: string } | { calculator: string };
