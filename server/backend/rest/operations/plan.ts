import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Answer } from '#server/backend/rest/answer/wanted.ts';
import type { Catalogue } from '#server/backend/rest/catalogue.ts';
import { requireServedHeaders } from '#server/backend/rest/parse/headers.ts';
import { parseMedia } from '#server/backend/rest/parse/media.ts';
import { type Operation, parsePrefer } from '#server/backend/rest/parse/prefer.ts';
import { parseQuery, type Query } from '#server/backend/rest/parse/query.ts';
import { makeQueryRefusal, makeRestRefusal } from '#server/backend/rest/problem.ts';

export type Plan = Answer & { statement: Statement; isReadOnly: boolean };
export type Asking = { catalogue: Catalogue; name: string; request: Request };
export type MakePlan = (asked: Asking) => Plan | Promise<Plan>;

/** The options in the headers; refuses those that are not honoured. */
export function readWants(
  { method, headers }: Request,
  operation: Operation,
): Pick<Answer, 'operation' | 'isHead' | 'media' | 'preferences'> {
  requireServedHeaders(headers);
  return {
    operation,
    isHead: method === 'HEAD',
    media: parseMedia(headers.get('Accept') ?? undefined),
    preferences: parsePrefer(headers.get('Prefer') ?? undefined, operation),
  };
}

/** The query of a write, which changes and returns all rows that its filters match. */
export function readQueryOfWrite(
  { url, headers }: Request,
  isAllowed: (part: 'filters' | 'columns' | 'onConflict') => boolean,
): Query {
  const query = parseQuery(new URL(url).searchParams);
  if (headers.has('Range') || query.limit !== null || query.offset !== 0)
    throw makeRestRefusal(400, 'PGRST100', 'A write has no "limit", no "offset" and no range', {
      hint: 'Choose its rows by filters',
    });
  if (query.filters.length > 0 && !isAllowed('filters'))
    throw makeQueryRefusal('Rows are added without filters');
  for (const part of ['columns', 'onConflict'] as const)
    if (query[part] !== null && !isAllowed(part))
      throw makeQueryRefusal(
        `This request has no use for "${part === 'columns' ? part : 'on_conflict'}"`,
      );
  return query;
}

/** Parses the query of a read; refuses parameters of a write. */
export function readQuery({ headers }: Request, parameters: Iterable<[string, string]>): Query {
  const query = parseQuery(parameters, headers.get('Range') ?? undefined);
  if (query.columns !== null || query.onConflict !== null)
    throw makeQueryRefusal('"columns" and "on_conflict" are of writes');
  return query;
}
