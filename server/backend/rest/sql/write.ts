import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Catalogue, Table } from '#server/backend/rest/catalogue.ts';
import type { Preferences } from '#server/backend/rest/parse/prefer.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import { refuse } from '#server/backend/rest/problem.ts';
import { requireColumn, requireTable } from './names.ts';
import { writeOrder } from './read.ts';
import { writeSelectList } from './select-list.ts';
import { type Bind, createBinder, quote, quoteTable } from './statement.ts';
import { writeWhere } from './where.ts';

type Row = Readonly<Record<string, unknown>>;

/** Adds rows; with a resolution, those that are there already are changed, or left as they are. */
export function writeInsert(
  catalogue: Catalogue,
  name: string,
  { query, rows, preferences }: { query: Query; rows: readonly Row[]; preferences: Preferences },
): Statement {
  const table = requireTable(catalogue, name);
  const { bind, values } = createBinder();
  const columns = listColumns(table, { rows, query, preferences });
  const source = `json_populate_recordset(null::${quoteTable(name)}, ${writeSource(table, columns, { rows, preferences, bind })})`;
  const list = columns.map(quote).join(', ');
  const what = columns.length === 0 ? 'default values' : `(${list}) select ${list} from ${source}`;
  const change = `insert into ${quoteTable(name)} as ${quote(name)} ${what} ${writeConflict(table, columns, { query, preferences })}`;
  return finish(catalogue, table, { change, query, preferences, values });
}

/** Changes the rows that the filters keep. Without a filter it is refused: it would change them all. */
export function writeUpdate(
  catalogue: Catalogue,
  name: string,
  { query, row, preferences }: { query: Query; row: Row; preferences: Preferences },
): Statement {
  const table = requireTable(catalogue, name);
  requireFilter(query, 'update');
  const { bind, values } = createBinder();
  const columns = listColumns(table, { rows: [row], query, preferences });
  if (columns.length === 0) throw refuse(400, 'PGRST102', 'The body names no column');
  const source = `json_populate_record(null::${quoteTable(name)}, ${bind(JSON.stringify(row))}::json) as given`;
  const sets = columns.map((column) => `${quote(column)} = given.${quote(column)}`).join(', ');
  const change = `update ${quoteTable(name)} as ${quote(name)} set ${sets} from ${source} ${writeWhere(table, query.filters, bind)}`;
  return finish(catalogue, table, { change, query, preferences, values });
}

export function writeDelete(
  catalogue: Catalogue,
  name: string,
  { query, preferences }: { query: Query; preferences: Preferences },
): Statement {
  const table = requireTable(catalogue, name);
  requireFilter(query, 'delete');
  const { bind, values } = createBinder();
  const change = `delete from ${quoteTable(name)} as ${quote(name)} ${writeWhere(table, query.filters, bind)}`;
  return finish(catalogue, table, { change, query, preferences, values });
}

function requireFilter({ filters }: Query, what: string): void {
  if (filters.length === 0)
    throw refuse(400, '21000', `${what.toUpperCase()} requires a WHERE clause`);
}

/** The rows that changed, as the reading of the table gives them; nothing of them is read when nothing is asked back. */
function finish(
  catalogue: Catalogue,
  table: Table,
  {
    change,
    query,
    preferences,
    values,
  }: { change: string; query: Query; preferences: Preferences; values: string[] },
): Statement {
  if (preferences.returns !== 'representation')
    return {
      text: `with changed as (${change} returning 1) select null as body, count(*) as total from changed`,
      values,
    };
  const { columns, joins } = writeSelectList(catalogue, table, query.select);
  const returned = listReturned(table, query)
    .map((column) => `${quote(table.name)}.${quote(column)}`)
    .join(', ');
  const order = writeOrder(
    query.order,
    (column) => `${quote(table.name)}.${quote(requireColumn(table, column).name)}`,
  );
  const rows = `select ${columns} from changed as ${quote(table.name)} ${joins} ${order}`;
  return {
    text: `with changed as (${change} returning ${returned}) select row_to_json(page) as body from (${rows}) as page`,
    values,
  };
}

/** Only what is asked for is read back: a column that the caller may not read must not fail a write that it may make. */
function listReturned(table: Table, { select, order }: Query): string[] {
  if (select.some(({ kind }) => kind !== 'column')) return [...table.columns.keys()];
  const selected = select.flatMap((item) => (item.kind === 'column' ? [item.column] : []));
  const named = [...selected, ...order.map(({ column }) => column)];
  return [...new Set(named.map((name) => requireColumn(table, name).name))];
}

function listColumns(
  table: Table,
  { rows, query, preferences }: { rows: readonly Row[]; query: Query; preferences: Preferences },
): string[] {
  const asked = query.columns ?? Object.keys(rows[0] ?? {});
  if (query.columns === null && preferences.missing === 'null')
    for (const row of rows)
      if (
        Object.keys(row).length !== asked.length ||
        !asked.every((key) => Object.hasOwn(row, key))
      )
        throw refuse(400, 'PGRST102', 'All object keys must match');
  const all =
    query.columns === null && preferences.missing === 'default'
      ? [...new Set(rows.flatMap((row) => Object.keys(row)))]
      : asked;
  return all.map((name) => {
    if (table.columns.has(name)) return name;
    throw refuse(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${table.name}' in the schema cache`,
    );
  });
}

/** The rows as one JSON value; with `missing=default`, completed by the defaults of the catalogue. */
function writeSource(
  table: Table,
  columns: readonly string[],
  { rows, preferences, bind }: { rows: readonly Row[]; preferences: Preferences; bind: Bind },
): string {
  const given = `${bind(JSON.stringify(rows))}::json`;
  const defaults = columns.flatMap((name) => {
    const { default: expression } = requireColumn(table, name);
    return expression === null ? [] : [`${literal(name)}, ${expression}`];
  });
  if (preferences.missing === 'null' || defaults.length === 0) return given;
  return `(select json_agg(jsonb_build_object(${defaults.join(', ')}) || row::jsonb) from json_array_elements(${given}) as row)`;
}

function writeConflict(
  table: Table,
  columns: readonly string[],
  { query, preferences }: { query: Query; preferences: Preferences },
): string {
  if (preferences.resolution === null) return '';
  const target = (query.onConflict ?? table.primaryKey).map(
    (name) => requireColumn(table, name).name,
  );
  const sets = columns
    .filter((column) => !target.includes(column))
    .map((column) => `${quote(column)} = excluded.${quote(column)}`);
  const isMerge = preferences.resolution === 'merge-duplicates' && sets.length > 0;
  return `on conflict (${target.map(quote).join(', ')}) do ${isMerge ? `update set ${sets.join(', ')}` : 'nothing'}`;
}

/** A name of the catalogue as a text of SQL. */
function literal(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
