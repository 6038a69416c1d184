import type { SelectedColumn } from '#server/backend/rest/parse/select.ts';
import { quote, type RowSource, requireColumn } from './scope.ts';

/** « t0."name" » */
export function writeColumn({ table, name }: RowSource, column: string): string {
  return `${name}.${quote(requireColumn(table, column).name)}`;
}

/** « t0."name"::text as "alias" »; PostgreSQL expands `*` itself: it knows the current columns. */
export function writeSelected(source: RowSource, item: SelectedColumn): string {
  if (item.kind === 'all') return `${source.name}.*`;
  const read = `${writeColumn(source, item.column)}${item.isText ? '::text' : ''}`;
  return `${read} as ${quote(item.alias ?? item.column)}`;
}
