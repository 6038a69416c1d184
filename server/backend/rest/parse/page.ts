import { makeQueryRefusal, makeRestRefusal } from '#server/backend/rest/problem.ts';

export const MAX_ROWS = 1000;

/** A `Range` header, « 0-24 » or « 25- », as limit and offset. */
export function parseRange(range: string): { limit: number | null; offset: number } {
  const [, first, last] = /^(\d{1,9})-(\d{1,9})?$/.exec(range) ?? [];
  if (first === undefined) throw refuseRange();
  if (last === undefined) return { limit: null, offset: Number(first) };
  const limit = Number(last) - Number(first) + 1;
  if (limit < 0) throw refuseRange();
  return { limit: requireFew(limit), offset: Number(first) };
}

export function parseLimit(text: string): number {
  return requireFew(parseCount('limit', text));
}

export function parseOffset(text: string): number {
  return parseCount('offset', text);
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw makeQueryRefusal(`"${name}" is a number, not "${text}"`);
  return Number(text);
}

function requireFew(limit: number): number {
  if (limit <= MAX_ROWS) return limit;
  throw makeRestRefusal(400, 'PGRST100', `At most ${MAX_ROWS} rows at a time`, {
    hint: 'Ask for the next ones with "offset"',
  });
}

function refuseRange(): Error {
  return makeRestRefusal(416, 'PGRST103', 'Requested range not satisfiable', {
    details: 'A range is "first-last" or "first-", in rows',
  });
}
