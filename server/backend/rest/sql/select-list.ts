import type { Catalogue, Table } from '#server/backend/rest/catalogue.ts';
import type { SelectedEmbed, SelectItem } from '#server/backend/rest/parse/select.ts';
import { MAX_ANSWER } from '#server/backend/rest/problem.ts';
import { type Join, requireColumn, requireJoin, requireTable } from './names.ts';
import { quote, quoteTable } from './statement.ts';

/** What is read of each row; `joins` come after the table, as « left join lateral ». */
export type SelectList = { columns: string; joins: string };

/** The columns asked for, and related rows as JSON. `from` is what the rows of the table are called in the statement. */
export function writeSelectList(
  catalogue: Catalogue,
  table: Table,
  items: readonly SelectItem[],
): SelectList {
  const from = quote(table.name);
  const columns: string[] = [];
  const joins: string[] = [];
  items.forEach((item, index) => {
    if (item.kind === 'all') columns.push(`${from}.*`);
    else if (item.kind === 'column')
      columns.push(
        `${from}.${quote(requireColumn(table, item.column).name)} as ${quote(item.alias ?? item.column)}`,
      );
    else {
      const name = quote(`embed_${index}`);
      joins.push(writeJoin(catalogue, table, { item, name }));
      columns.push(`${name}.value as ${quote(item.alias ?? item.table)}`);
    }
  });
  return { columns: columns.join(', '), joins: joins.join(' ') };
}

function writeJoin(
  catalogue: Catalogue,
  table: Table,
  { item, name }: { item: SelectedEmbed; name: string },
): string {
  const other = requireTable(catalogue, item.table);
  const { columns } = writeSelectList(catalogue, other, item.items);
  const join = requireJoin(catalogue, table, item);
  const rows = `select ${columns} from ${quoteTable(other.name)} as ${quote(other.name)} where ${writeLink(table, other, join)}`;
  if (join.isList) {
    const on = item.isInner ? `json_array_length(${name}.value) > 0` : 'true';
    return `left join lateral (${writeList(rows)}) as ${name} on ${on}`;
  }
  const one = `select row_to_json(related) as value from (${rows} limit 1) as related`;
  return `${item.isInner ? 'inner' : 'left'} join lateral (${one}) as ${name} on true`;
}

/** Rows as one JSON list, counted as they come (`auth.bounded`). « offset 0 » has each row written once. */
function writeList(rows: string): string {
  return `select coalesce(json_agg(value), '[]') as value
    from (select row_to_json(one) as value from (${rows}) as one offset 0) as written
    having auth.bounded(value, ${MAX_ANSWER}) >= 0`;
}

function writeLink(table: Table, other: Table, { ownColumns, otherColumns }: Join): string {
  return ownColumns
    .map(
      (own, index) =>
        `${quote(other.name)}.${quote(otherColumns[index] ?? '')} = ${quote(table.name)}.${quote(own)}`,
    )
    .join(' and ');
}
