import type { Answer } from './answer.ts';

type ReadPage<Row> = (last: Row | undefined, limit: number) => Promise<Answer<Row[]>>;

/** All rows of a list, as `eachPage` gives them. */
export async function readPages<Row>(readPage: ReadPage<Row>): Promise<Answer<Row[]>> {
  const rows: Row[] = [];
  const read = await eachPage(readPage, (page) => {
    rows.push(...page);
  });
  return read.ok ? { ok: true, value: rows } : read;
}

/**
 * Takes a list page after page by keyset pagination: rows added meanwhile shift nothing. A page too
 * large for one answer is split.
 */
export async function eachPage<Row>(
  readPage: ReadPage<Row>,
  take: (page: readonly Row[]) => void | Promise<void>,
  firstLimit = MAX_PAGE,
): Promise<Answer<null>> {
  let last: Row | undefined;
  for (let limit = firstLimit; ; ) {
    const page = await readPage(last, limit);
    if (page.ok) {
      // A short page is not the last one: the server may return fewer rows than asked (`max_rows`).
      if (page.value.length === 0) return { ok: true, value: null };
      await take(page.value);
      last = page.value.at(-1);
    } else {
      if (page.problem.code !== 'answer_too_large' || limit === 1) return page;
      limit = Math.ceil(limit / 4);
    }
  }
}

const MAX_PAGE = 500;
