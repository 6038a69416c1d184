import { createSearch, type SearchAnswer } from '#app/lib/search/create-search.ts';
import { findSection } from './find-section.ts';
import { listFields, type PageTexts, type SearchedPage } from './searched-page.ts';

/** A page, and the section of it that says more of what was asked. */
export type Found = { path: string; title: string; summary: string; section: string | null };

export type SiteSearch = (question: string) => Promise<readonly Found[]>;

/**
 * The texts are only read where titles, headings and keywords answer too little: no page by all
 * words of the question, or few pages. Where they cannot be read, it is answered without them.
 */
export function createSiteSearch(
  pages: readonly SearchedPage[],
  readTexts: () => Promise<PageTexts>,
): SiteSearch {
  const search = createSearch(pages, listFields());
  let reading: Promise<typeof search> | null = null;
  const openTexts = () => {
    reading ??= readTexts().then(
      (texts) => createSearch(pages, listFields(texts)),
      () => {
        reading = null;
        return search;
      },
    );
    return reading;
  };
  return async (question) => {
    const answer = search(question);
    const isEnough = answer.found.length >= FEW && answer.found.some(({ holdsAll }) => holdsAll);
    return show(answer.isKnown && isEnough ? answer : (await openTexts())(question));
  };
}

function show({ found, asked }: SearchAnswer<SearchedPage>): Found[] {
  return found.slice(0, MOST).map(({ page }) => {
    const section = findSection(page, asked);
    return {
      path: section ? `${page.path}#${section.id}` : page.path,
      title: page.title,
      summary: page.summary,
      section: section?.title ?? null,
    };
  });
}

const MOST = 20;
const FEW = 3;
