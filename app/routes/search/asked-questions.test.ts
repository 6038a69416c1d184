import { expect, test } from 'vitest';
import { createSiteSearch } from '#app/features/search/create-site-search.ts';
import { askedQuestions } from './asked-questions.ts';
import { listPageTexts } from './list-page-texts.server.ts';
import { listWrittenPages } from './list-written-pages.server.ts';

const pages = listWrittenPages();
const search = createSiteSearch(pages, async () => listPageTexts());

async function placeOf([asked, ...right]: (typeof askedQuestions)[number]) {
  const found = (await search(asked)).map(({ path }) => path);
  return found.findIndex((path) => right.some((page) => isOf(path, page)));
}

/** An article may be opened at one of its sections. */
function isOf(path: string, page: string): boolean {
  return path === page || (!page.includes('#') && path.startsWith(`${page}#`));
}

test('each of sixty questions has its page among the first three, fifty of them first', async () => {
  expect(askedQuestions).toHaveLength(60);
  const places = await Promise.all(
    askedQuestions.map(async (row) => ({ asked: row[0], place: await placeOf(row) })),
  );
  const late = places.filter(({ place }) => place !== 0);
  expect(late.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
  expect(late.length, JSON.stringify(late)).toBeLessThanOrEqual(10);
});
