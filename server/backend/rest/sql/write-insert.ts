import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Catalogue, Table } from '#server/backend/rest/catalogue.ts';
import type { Body } from '#server/backend/rest/parse/body.ts';
import type { Preferences } from '#server/backend/rest/parse/prefer.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import { listColumns } from './list-columns.ts';
import {
  createScope,
  quote,
  quoteTable,
  requireColumn,
  requireTable,
  type Scope,
} from './scope.ts';
import { type Returned, writeChange } from './write-change.ts';

type Insert = Returned & { body: Body; preferences: Preferences };

/** Inserts rows; with a resolution, existing ones are updated or ignored. */
export function writeInsert(
  catalogue: Catalogue,
  name: string,
  { body, preferences, ...returned }: Insert,
): Statement {
  const scope = createScope(catalogue);
  const source = { table: requireTable(catalogue, name), name: scope.nextName() };
  const columns = listColumns(source.table, {
    rows: body.rows,
    asked: returned.query.columns,
    mayDiffer: preferences.missing === 'default',
  });
  const conflict = writeConflict(source.table, columns, {
    query: returned.query,
    resolution: preferences.resolution,
  });
  const added = writeAdded(scope, source.table, { columns, body, preferences });
  const change = `insert into ${quoteTable(name)} as ${source.name} ${added} ${conflict}`;
  return writeChange(scope, source, { ...returned, change });
}

function writeAdded(
  scope: Scope,
  table: Table,
  { columns, body, preferences }: Pick<Insert, 'body' | 'preferences'> & { columns: string[] },
): string {
  if (columns.length === 0) {
    if (body.rows.length > 1)
      throw makeRestRefusal(400, 'PGRST102', 'Rows without any column are added one at a time');
    return 'default values';
  }
  const given = `${scope.bind(body.json)}::json`;
  const rows = preferences.missing === 'default' ? writeDefaults(table, columns, given) : given;
  const list = columns.map(quote).join(', ');
  return `(${list}) select ${list} from json_populate_recordset(null::${quoteTable(table.name)}, ${rows})`;
}

/** Fills missing keys of JSON rows with the catalogue’s defaults. */
function writeDefaults(table: Table, columns: readonly string[], given: string): string {
  const defaults = columns.flatMap((name) => {
    const { default: expression } = requireColumn(table, name);
    return expression === null ? [] : [`'${name.replaceAll("'", "''")}', ${expression}`];
  });
  if (defaults.length === 0) return given;
  return `(select json_agg(jsonb_build_object(${defaults.join(', ')}) || row::jsonb) from json_array_elements(${given}) as row)`;
}

function writeConflict(
  table: Table,
  columns: readonly string[],
  { query, resolution }: { query: Query; resolution: Preferences['resolution'] },
): string {
  if (resolution === null && query.onConflict === null) return '';
  const target = (query.onConflict ?? table.primaryKey).map(
    (one) => requireColumn(table, one).name,
  );
  if (resolution === null || target.length === 0)
    throw makeRestRefusal(
      400,
      'PGRST100',
      'An upsert names a resolution and the columns of a key',
      {
        hint: 'Prefer: resolution=merge-duplicates or ignore-duplicates, and "on_conflict"',
      },
    );
  const on = `on conflict (${target.map(quote).join(', ')}) do`;
  if (resolution === 'ignore-duplicates' || columns.length === 0) return `${on} nothing`;
  const others = columns.filter((column) => !target.includes(column));
  // With key columns only, the row is updated to itself, so that it is returned.
  const changed = others.length > 0 ? others : columns;
  return `${on} update set ${changed.map((one) => `${quote(one)} = excluded.${quote(one)}`).join(', ')}`;
}
