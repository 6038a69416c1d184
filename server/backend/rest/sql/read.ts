import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Catalogue } from '#server/backend/rest/catalogue.ts';
import type { Order } from '#server/backend/rest/parse/order.ts';
import { MAX_ROWS, type Query } from '#server/backend/rest/parse/query.ts';
import { requireColumn, requireTable } from './names.ts';
import { writeSelectList } from './select-list.ts';
import { createBinder, quote, quoteTable } from './statement.ts';
import { writeWhere } from './where.ts';

/**
 * Rows, each as JSON, and with `count` how many there are in all (a row without JSON where there is none). They are sent as they are
 * found: neither PostgreSQL nor we hold them all before we know how large they are. One more than is allowed is read, so that a list is
 * never cut without a word; for its number alone (HEAD), none is.
 */
export function writeRead(
  catalogue: Catalogue,
  name: string,
  { query, count, isHead }: { query: Query; count: boolean; isHead: boolean },
): Statement {
  const table = requireTable(catalogue, name);
  const { bind, values } = createBinder();
  const { columns, joins } = writeSelectList(catalogue, table, query.select);
  const where = writeWhere(table, query.filters, bind);
  const from = `from ${quoteTable(name)} as ${quote(name)} ${joins} ${where}`;
  const order = writeOrder(
    query.order,
    (column) => `${quote(name)}.${quote(requireColumn(table, column).name)}`,
  );
  const total = `select count(*) ${from}`;
  if (isHead) return { text: `select null as body, (${total}) as total`, values };
  const rows = `select ${columns} ${from} ${order} limit ${query.limit ?? MAX_ROWS + 1} offset ${query.offset}`;
  const page = `select row_to_json(page) as body from (${rows}) as page`;
  if (!count) return { text: page, values };
  return {
    text: `select page.body, total.count from (${total}) as total left join lateral (${page}) as page on true`,
    values,
  };
}

export function writeOrder(order: readonly Order[], nameOf: (column: string) => string): string {
  if (order.length === 0) return '';
  const parts = order.map(({ column, isDescending, nulls }) =>
    [nameOf(column), isDescending ? 'desc' : 'asc', ...(nulls ? [`nulls ${nulls}`] : [])].join(' '),
  );
  return `order by ${parts.join(', ')}`;
}
