import { expect, test } from 'vitest';
import { published } from '#app/features/articles/rendering/published.ts';
import { createSiteSearch } from '#app/features/search/create-site-search.ts';
import { askedQuestions } from './asked-questions.ts';
import { listPageTexts } from './list-page-texts.server.ts';
import { listWrittenPages } from './list-written-pages.server.ts';
import { plainQuestions } from './plain-questions.ts';

const pages = listWrittenPages();
const search = createSiteSearch(pages, async () => listPageTexts());

type Asked = (typeof askedQuestions)[number];

async function placeOf([asked, ...right]: Asked) {
  const found = (await search(asked)).map(({ path }) => path);
  return found.findIndex((path) => right.some((page) => isOf(path, page)));
}

/** An article may be opened at one of its sections. */
function isOf(path: string, page: string): boolean {
  return path === page || (!page.includes('#') && path.startsWith(`${page}#`));
}

test.each([
  { name: 'sixty questions', questions: askedQuestions, count: 60, first: 50 },
  { name: 'sixty-one in plain words', questions: plainQuestions, count: 61, first: 46 },
])('$name: each finds its page among three, $first find it first', async (row) => {
  expect(row.questions).toHaveLength(row.count);
  const places = await Promise.all(
    row.questions.map(async (asked) => ({ asked: asked[0], place: await placeOf(asked) })),
  );
  const late = places.filter(({ place }) => place !== 0);
  expect(late.filter(({ place }) => place < 0 || place > 2)).toEqual([]);
  expect(row.count - late.length, JSON.stringify(late)).toBeGreaterThanOrEqual(row.first);
});

test('somebody asks for each article, and for pages that exist', () => {
  const wanted = new Set([...askedQuestions, ...plainQuestions].flatMap(([, ...right]) => right));
  const slugs = published.map(({ slug }) => `/articles/${slug}`);
  expect(slugs.filter((path) => !wanted.has(path) && !path.includes('/chapitre-'))).toEqual([]);
  const paths = new Set(pages.map(({ path }) => path));
  expect([...wanted].filter((path) => !paths.has(path))).toEqual([]);
});
