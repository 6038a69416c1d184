import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Catalogue } from '#server/backend/rest/catalogue.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import { listColumns } from './list-columns.ts';
import {
  createScope,
  quote,
  quoteTable,
  type RowSource,
  requireTable,
  type Scope,
} from './scope.ts';
import { type Returned, writeChange } from './write-change.ts';
import { writeWhere } from './write-where.ts';

type Row = Readonly<Record<string, unknown>>;

/** Updates the rows that the filters match; `{}` changes nothing. */
export function writeUpdate(
  catalogue: Catalogue,
  name: string,
  { json, row, ...returned }: Returned & { json: string; row: Row },
): Statement {
  const scope = createScope(catalogue);
  const source = { table: requireTable(catalogue, name), name: scope.nextName() };
  const where = writeLimits(scope, source, { query: returned.query, what: 'UPDATE' });
  const columns = listColumns(source.table, { rows: [row], asked: returned.query.columns });
  if (columns.length === 0) return { text: NOTHING, values: [] };
  const given = `json_populate_record(null::${quoteTable(name)}, ${scope.bind(json)}::json) as given`;
  const sets = columns.map((column) => `${quote(column)} = given.${quote(column)}`).join(', ');
  const change = `update ${quoteTable(name)} as ${source.name} set ${sets} from ${given} ${where}`;
  return writeChange(scope, source, { ...returned, change });
}

export function writeDelete(catalogue: Catalogue, name: string, returned: Returned): Statement {
  const scope = createScope(catalogue);
  const source = { table: requireTable(catalogue, name), name: scope.nextName() };
  const where = writeLimits(scope, source, { query: returned.query, what: 'DELETE' });
  const change = `delete from ${quoteTable(name)} as ${source.name} ${where}`;
  return writeChange(scope, source, { ...returned, change });
}

/** Refuses a write without a filter, which would change every row. */
function writeLimits(
  scope: Scope,
  source: RowSource,
  { query: { filters }, what }: { query: Query; what: string },
): string {
  if (filters.length > 0) return writeWhere(scope, source, filters);
  throw makeRestRefusal(400, '21000', `${what} requires a WHERE clause`);
}

export const NOTHING = 'select null as body, 0 as total';
