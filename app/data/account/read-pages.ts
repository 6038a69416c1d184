import type { Answer } from './answer.ts';

/**
 * All rows of a list, page after page, each after the last row of the one before: rows added in the
 * meantime shift nothing. Where a page is too large for one answer, it is asked for in smaller
 * ones.
 */
export async function readPages<Row>(
  readPage: (last: Row | undefined, limit: number) => Promise<Answer<Row[]>>,
): Promise<Answer<Row[]>> {
  const rows: Row[] = [];
  for (let limit = MAX_PAGE; ; ) {
    const page = await readPage(rows.at(-1), limit);
    if (page.ok) {
      // Only an empty page is the last: a project may give fewer rows than asked (`max_rows`).
      if (page.value.length === 0) return { ok: true, value: rows };
      rows.push(...page.value);
    } else {
      if (page.problem.code !== 'answer_too_large' || limit === 1) return page;
      limit = Math.ceil(limit / 4);
    }
  }
}

const MAX_PAGE = 500;
