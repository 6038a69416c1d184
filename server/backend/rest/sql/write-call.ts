import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Routine, Table } from '#server/backend/rest/catalogue.ts';
import { MAX_ROWS } from '#server/backend/rest/parse/page.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import { makeQueryRefusal } from '#server/backend/rest/problem.ts';
import type { Scope } from './scope.ts';
import { type Arguments, writeFrom } from './write-arguments.ts';
import { type PageShape, writeCount, writePage } from './write-page.ts';
import { type Rows, writeRows } from './write-rows.ts';

type Call = PageShape & {
  given: Arguments;
  query: Query;
  isCounted: boolean;
};

/** Calls a function and reads its rows as a table’s, or its values. */
export function writeCall(
  scope: Scope,
  routine: Routine,
  { given, query, isCounted, ...page }: Call,
): Statement {
  const name = scope.nextName();
  const call = writeFrom(scope, routine, { given, name });
  // Without it, counting would call the function twice.
  const isKept = page.count && !isCounted;
  const shown = routine.isComposite ? `${name}.*` : `${name} as value`;
  const prefix = isKept ? `with called as materialized (select ${shown} from ${call}) ` : '';
  const from = isKept ? `called as ${name}` : call;
  const read = routine.isComposite ? readRows : readValues;
  const rows = read(scope, routine, { query, name, from });
  if (isCounted) return writeCount(scope, rows.count);
  if (routine.isComposite) return writePage(scope, rows, { ...page, prefix });
  return writePage(scope, rows, { ...page, prefix, json: "coalesce(to_json(page.value), 'null')" });
}

type Reading = { query: Query; name: string; from: string };

function readRows(scope: Scope, routine: Routine, { query, name, from }: Reading): Rows {
  const source = { table: tableOf(scope, routine), name };
  return writeRows(scope, source, { ...query, limit: query.limit ?? MAX_ROWS + 1, from });
}

/** Values have no columns to select or filter. */
function readValues(_scope: Scope, routine: Routine, { query, name, from }: Reading): Rows {
  const { select, filters, order, limit, offset } = query;
  if (select.some(({ kind }) => kind !== 'all') || filters.length > 0 || order.length > 0)
    throw makeQueryRefusal(`${routine.name} gives values: they have no columns`);
  return {
    columns: from.startsWith('called') ? `${name}.value` : `${name} as value`,
    body: `from ${from}`,
    page: `limit ${limit ?? MAX_ROWS + 1} offset ${offset}`,
    count: `select count(*) from ${from}`,
  };
}

function tableOf({ catalogue }: Scope, { name, table, columns }: Routine): Table {
  const known = table === null ? undefined : catalogue.tables.get(table);
  const own = new Map(columns.map((column) => [column.name, column]));
  return known ?? { name, columns: own, primaryKey: [] };
}
