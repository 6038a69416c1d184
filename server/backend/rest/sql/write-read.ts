import type { Statement } from '#server/backend/postgres/exchange.ts';
import type { Catalogue } from '#server/backend/rest/catalogue.ts';
import { MAX_ROWS } from '#server/backend/rest/parse/page.ts';
import type { Query } from '#server/backend/rest/parse/query.ts';
import { createScope, quoteTable, requireTable } from './scope.ts';
import { type PageShape, writeCount, writePage } from './write-page.ts';
import { writeRows } from './write-rows.ts';

/**
 * Reads a table or a view: one row more than allowed, to detect a list that would be cut; none for
 * a count alone (`isHead`).
 */
export function writeRead(
  catalogue: Catalogue,
  table: string,
  { query, isHead, ...page }: PageShape & { query: Query; isHead: boolean },
): Statement {
  const scope = createScope(catalogue);
  const source = { table: requireTable(catalogue, table), name: scope.nextName() };
  const rows = writeRows(scope, source, {
    ...query,
    limit: query.limit ?? MAX_ROWS + 1,
    from: `${quoteTable(table)} as ${source.name}`,
  });
  return isHead ? writeCount(scope, rows.count) : writePage(scope, rows, page);
}
