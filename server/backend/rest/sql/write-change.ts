import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import { isEmbed } from '#server/backend/rest/parse/select.ts';
import { findRelation } from './find-relation.ts';
import { quote, type RowSource, requireColumn, type Scope } from './scope.ts';
import { type PageShape, writeCount, writePage } from './write-page.ts';
import { writeRows } from './write-rows.ts';

export type Returned = PageShape & { query: Query; isShown: boolean };

/** A change of `source`, with its rows read back as a read of the table would. */
export function writeChange(
  scope: Scope,
  source: RowSource,
  { change, query, isShown, ...page }: Returned & { change: string },
): Statement {
  const total = 'select count(*) from changed';
  if (!isShown) return writeCount(scope, total, `with changed as (${change} returning 1) `);
  const returned = listReturned(scope, source, query);
  const shown = { table: source.table, name: scope.nextName() };
  const rows = writeRows(scope, shown, {
    select: query.select,
    order: query.order,
    ...{ filters: [], limit: null, offset: 0 },
    from: `changed as ${shown.name}`,
  });
  const prefix = `with changed as (${change} returning ${returned}) `;
  return writePage(scope, rows, { ...page, prefix, total });
}

/** Reads back only the selected columns: one that the caller may not read must not fail a write. */
function listReturned(
  { catalogue }: Scope,
  { table, name }: RowSource,
  { select, order }: Query,
): string {
  if (select.some(({ kind }) => kind === 'all')) return `${name}.*`;
  const columns = [
    ...select.flatMap((item) => (item.kind === 'column' ? [item.column] : [])),
    ...select
      .filter(isEmbed)
      .flatMap((item) => findRelation(catalogue, table.name, item).ownColumns),
    ...order.map(({ column }) => column),
  ];
  const unique = [...new Set(columns.map((column) => requireColumn(table, column).name))];
  return unique.map((column) => `${name}.${quote(column)}`).join(', ');
}
