import type { SearchField } from '#app/lib/search/create-search.ts';

/** What the search knows of a page, or of a question of the FAQ, before it needs the texts. */
export type SearchedPage = {
  /** `/articles/…`, `/faq#…` */
  path: string;
  title: string;
  summary: string;
  /** Questions, keywords and other names. */
  words: string;
  /** Headings that have an address, and those addresses. */
  sections?: readonly { id: string; title: string }[];
};

/** By path, the stems that only the text of a page holds. */
export type PageTexts = Readonly<Record<string, string>>;

/** Weights are set by measure (app/routes/search/asked-questions.test.ts). */
export function listFields(texts: PageTexts = {}): readonly SearchField<SearchedPage>[] {
  return [
    { name: 'title', weight: 4, read: ({ title }) => title },
    { name: 'headings', weight: 2, read: readHeadings },
    { name: 'words', weight: 2, read: ({ words }) => words },
    { name: 'summary', weight: 1.5, read: ({ summary }) => summary },
    { name: 'text', weight: 1, read: ({ path }) => texts[path] ?? '', isStemmed: true },
  ];
}

function readHeadings({ sections = [] }: SearchedPage): string {
  return sections.map(({ title }) => title).join(' ');
}
