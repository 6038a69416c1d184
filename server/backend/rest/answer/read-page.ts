import type { Row } from '#server/backend/postgres/exchange.ts';
import { MAX_ROWS } from '#server/backend/rest/parse/page.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import { type Answer, type AnswerPage, hasBody } from './wanted.ts';

/**
 * The page of a result: rows as [JSON, total], or the total alone without rows. Called before the
 * transaction ends, so that a refusal (a single object wanted, several written) undoes the write.
 */
export function readPage(found: Row[], want: Answer): AnswerPage {
  const number = found[0]?.[1] ?? null;
  const all = number === null ? null : Number(number);
  const rows = found.map(([row]) => row).filter((row) => typeof row === 'string');
  const length = hasBody(want) ? rows.length : countShown(all ?? 0, want);
  const page = { rows, length, total: want.preferences.count === null ? null : all };
  requireAllowed(page, want);
  return page;
}

function requireAllowed({ rows, length }: AnswerPage, { limit, media }: Answer): void {
  if (limit === null && rows.length > MAX_ROWS)
    throw makeRestRefusal(400, 'PGRST100', `More than ${MAX_ROWS} rows`, {
      hint: 'Ask for a part of them with "limit" and "offset"',
    });
  if (media.shape === 'object' && length !== 1)
    throw makeRestRefusal(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${length} rows`,
    });
}

/** For a page without a body (HEAD), or a write. */
function countShown(all: number, { offset, limit }: Answer): number {
  return Math.max(0, Math.min(limit ?? all, all - offset));
}
