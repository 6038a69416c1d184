import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Scope } from './scope.ts';
import type { Rows } from './write-rows.ts';

export type PageShape = { count: boolean };

/**
 * One JSON text per row; with `count` also the total (in a row without JSON if there are none).
 * Rows are streamed: neither PostgreSQL nor this server collects them before their size is checked.
 */
export function writePage(
  { values }: Scope,
  { columns, body, page, count }: Rows,
  {
    prefix = '',
    total = count,
    json = 'row_to_json(page)',
    count: isCounted,
  }: PageShape & { prefix?: string; total?: string; json?: string },
): Statement {
  const found = `select ${json} as body from (select ${columns} ${body} ${page}) as page`;
  if (!isCounted) return { text: `${prefix}${found}`, values };
  return {
    text: `${prefix}select page.body, total.count from (${total}) as total left join lateral (${found}) as page on true`,
    values,
  };
}

/** The total only. */
export function writeCount({ values }: Scope, count: string, prefix = ''): Statement {
  return { text: `${prefix}select null as body, (${count}) as total`, values };
}
