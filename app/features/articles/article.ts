import type { FrontMatter } from '#content/articles/front-matter.ts';

/** What the page of an article is given: words that were written at build time, no program. */
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
  /** In words, written at build time. */
  dates: { published: string; updated: string; verified: string };
  chapter: ArticleLink;
  isChapter: boolean;
  /** The text, cut where a program stands in it. */
  parts: ArticlePart[];
  headings: { id: string; text: string }[];
  questions: { question: string; answer: string }[];
  related: ArticleLink[];
  /** Of a chapter: its articles, in order. */
  articles: (ArticleLink & { summary: string })[];
  previous: ArticleLink | null;
  next: ArticleLink | null;
};

export type ArticleLink = { path: string; name: string };

/** HTML of our own files, or the program that stands there, by its name. */
export type ArticlePart = { html: string } | { calculator: string };
