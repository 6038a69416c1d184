import type { SearchField } from '#app/lib/search/create-search.ts';

/** A page or a question of the FAQ, as indexed before the full texts are loaded. */
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

/** For each path, the stems of the page’s text that its other fields do not have. */
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
