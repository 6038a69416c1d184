import { nameOfEmbed, type SelectedEmbed } from '#server/backend/rest/parse/select.ts';
import { MAX_ANSWER } from '#server/backend/rest/problem.ts';
import { findRelation, type Way } from './find-relation.ts';
import { quote, quoteTable, type RowSource, requireTable, type Scope } from './scope.ts';
import { writeSelected } from './write-columns.ts';

/** The related rows of a row as a column: one object or null, or a list. */
export function writeEmbed(scope: Scope, source: RowSource, item: SelectedEmbed): string {
  const way = findRelation(scope.catalogue, source.table.name, item);
  const child = { table: requireTable(scope.catalogue, way.other), name: scope.nextName() };
  const columns = item.items.map((one) => writeSelected(child, one)).join(', ');
  const rows = `select ${columns} from ${quoteTable(way.other)} as ${child.name} where ${writeLink(way, source.name, child.name)}`;
  return `(${way.isList ? writeList(rows) : writeOne(rows)}) as ${quote(nameOfEmbed(item))}`;
}

/**
 * Rows as one JSON list, bounded while it grows (`auth.bounded`). « offset 0 » makes PostgreSQL
 * evaluate each row once.
 */
function writeList(rows: string): string {
  return `select coalesce(json_agg(value), '[]') from (select row_to_json(one) as value from (${rows}) as one offset 0) as written
    having auth.bounded(value, ${MAX_ANSWER}) >= 0`;
}

function writeOne(rows: string): string {
  return `select row_to_json(one) from (${rows} limit 1) as one`;
}

function writeLink({ ownColumns, otherColumns }: Way, own: string, other: string): string {
  return otherColumns
    .map((column, index) => `${other}.${quote(column)} = ${own}.${quote(ownColumns[index] ?? '')}`)
    .join(' and ');
}
