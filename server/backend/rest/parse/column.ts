import { makeQueryRefusal } from '#server/backend/rest/problem.ts';

/** A column, table or alias, to be looked up in the catalogue. */
export const NAME = /^[A-Za-z_]\w*$/;

export function parseColumn(text: string): string {
  if (NAME.test(text)) return text;
  throw makeQueryRefusal(`"${text}" is no column`);
}
