import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Rows } from './rows.ts';
import type { Scope } from './scope.ts';

/** How the rows of an answer are wanted. */
export type PageShape = { count: boolean; isStripped: boolean };

/**
 * Rows, each as JSON, and with `count` how many there are in all (a row without JSON where there is
 * none). They are sent as they are found: neither PostgreSQL nor we hold them all before we know
 * how large they are.
 */
export function writePage(
  { values }: Scope,
  { columns, body, page, count }: Rows,
  {
    prefix = '',
    total = count,
    json = 'row_to_json(page)',
    ...wanted
  }: PageShape & { prefix?: string; total?: string; json?: string },
): Statement {
  const written = wanted.isStripped ? `json_strip_nulls(${json})` : json;
  const found = `select ${written} as body from (select ${columns} ${body} ${page}) as page`;
  if (!wanted.count) return { text: `${prefix}${found}`, values };
  return {
    text: `${prefix}select page.body, total.count from (${total}) as total left join lateral (${found}) as page on true`,
    values,
  };
}

/** Only how many there are. */
export function writeCount({ values }: Scope, count: string, prefix = ''): Statement {
  return { text: `${prefix}select null as body, (${count}) as total`, values };
}
