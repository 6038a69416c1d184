import type { Answer } from '#server/backend/rest/answer/wanted.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import type { Returned } from '#server/backend/rest/sql/write-change.ts';

/** The part of a write that its headers ask to be returned. */
export function returnedOf({ preferences }: Pick<Answer, 'preferences'>, query: Query): Returned {
  return {
    query,
    isShown: preferences.return === 'representation',
    count: preferences.count !== null,
  };
}

/** A write returns all that it changed. */
export const ofWrite = { isReadOnly: false, offset: 0, limit: null };
