import { listFields, type PageTexts } from '#app/features/search/searched-page.ts';
import { readText } from '#app/lib/search/read-words.ts';
import { listWrittenPages, type WrittenPage } from './list-written-pages.server.ts';

/** For each page the stems of its text that its title, headings and keywords do not have. */
export function listPageTexts(): PageTexts {
  return Object.fromEntries(listWrittenPages().map((page) => [page.path, listStems(page)]));
}

function listStems(page: WrittenPage): string {
  const known = new Set(listFields().flatMap(({ read }) => readText(read(page))));
  const stems = new Set(readText(page.text).filter((stem) => !known.has(stem)));
  return [...stems].sort().join(' ');
}
