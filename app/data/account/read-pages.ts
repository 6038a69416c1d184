import type { Answer } from './answer.ts';

/**
 * All rows of a list by keyset pagination: rows added meanwhile shift nothing. A page too large for
 * one answer is split.
 */
export async function readPages<Row>(
  readPage: (last: Row | undefined, limit: number) => Promise<Answer<Row[]>>,
): Promise<Answer<Row[]>> {
  const rows: Row[] = [];
  for (let limit = MAX_PAGE; ; ) {
    const page = await readPage(rows.at(-1), limit);
    if (page.ok) {
      // A short page is not the last one: the server may return fewer rows than asked (`max_rows`).
      if (page.value.length === 0) return { ok: true, value: rows };
      rows.push(...page.value);
    } else {
      if (page.problem.code !== 'answer_too_large' || limit === 1) return page;
      limit = Math.ceil(limit / 4);
    }
  }
}

const MAX_PAGE = 500;
