import { makeQueryRefusal } from '#server/backend/rest/problem.ts';

/** A step into JSON: a key, or an index; `isText` for « ->> ». */
export type PathStep = { key: string | number; isText: boolean };
/** « draft->lines->0->>label »: a column, then a path in it. */
export type Field = { column: string; path: readonly PathStep[] };

export function parseField(text: string): Field {
  const [, column, path = ''] = FIELD.exec(text) ?? [];
  if (column === undefined) throw makeQueryRefusal(`"${text}" is no column`);
  const steps = [...path.matchAll(STEP)].map(([, arrow, key = '']) => ({
    key: INDEX.test(key) ? Number(key) : key,
    isText: arrow === '->>',
  }));
  if (steps.length > MAX_STEPS) throw makeQueryRefusal(`More than ${MAX_STEPS} steps in "${text}"`);
  return { column, path: steps };
}

/** The name in the answer: the last key of the path, else the column. */
export function nameOfField({ column, path }: Field): string {
  const named = path.findLast(({ key }) => typeof key === 'string');
  return named === undefined ? column : String(named.key);
}

/** A column, table or alias, to be looked up in the catalogue. */
export const NAME = /^[A-Za-z_]\w*$/;

const FIELD = /^([A-Za-z_]\w*)((?:->>?[^->:,."()\s]+)*)$/;
const STEP = /(->>?)([^->]+)/g;
const INDEX = /^\d{1,9}$/;
const MAX_STEPS = 8;
