import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import type { Answer, AnswerPage } from './wanted.ts';

/** The status that PostgREST gives to each operation; 206 for a part of the counted rows. */
export function statusOf(
  page: AnswerPage,
  { operation, preferences, offset, routine }: Answer,
): number {
  const isShown = preferences.return === 'representation';
  if (operation === 'insert') return 201;
  if (operation === 'update' || operation === 'delete') return isShown ? 200 : 204;
  if (routine?.isVoid || preferences.return === 'minimal') return 204;
  const { length, total } = page;
  if (total === null) return 200;
  if (offset > total)
    throw makeRestRefusal(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  return length < total ? 206 : 200;
}

/** « 0-24/3573 », « * / 0 » (RFC 9110, 14.4). */
export function writeRange({ length, total }: AnswerPage, { operation, offset }: Answer): string {
  const all = total ?? '*';
  const hasPart = length > 0 && operation !== 'insert' && operation !== 'delete';
  return hasPart ? `${offset}-${offset + length - 1}/${all}` : `*/${all}`;
}
