import type { Table } from '#server/backend/rest/catalogue.ts';
import type { Comparison, Filter } from '#server/backend/rest/parse/filter.ts';
import { requireColumn } from './names.ts';
import { type Bind, quote } from './statement.ts';

/** « where … », or nothing. PostgreSQL gives each value the type of its column. */
export function writeWhere(table: Table, filters: readonly Filter[], bind: Bind): string {
  if (filters.length === 0) return '';
  return `where ${filters.map((filter) => writeFilter(table, filter, bind)).join(' and ')}`;
}

function writeFilter(table: Table, filter: Filter, bind: Bind): string {
  switch (filter.kind) {
    case 'compare':
      return writeComparison(nameOf(table, filter.column), filter, bind);
    case 'in':
      if (filter.values.length === 0) return 'false';
      return `${nameOf(table, filter.column)} in (${filter.values.map(bind).join(', ')})`;
    case 'is':
      return `${nameOf(table, filter.column)} is ${filter.value.replace('not_null', 'not null')}`;
    case 'not':
      return `not (${writeFilter(table, filter.filter, bind)})`;
    case 'and':
    case 'or':
      return `(${filter.filters.map((one) => writeFilter(table, one, bind)).join(` ${filter.kind} `)})`;
  }
}

function writeComparison(
  name: string,
  { operator, value }: { operator: Comparison; value: string },
  bind: Bind,
): string {
  const isPattern = operator === 'like' || operator === 'ilike';
  return `${name} ${OPERATORS[operator]} ${bind(isPattern ? value.replaceAll('*', '%') : value)}`;
}

function nameOf(table: Table, column: string): string {
  return `${quote(table.name)}.${quote(requireColumn(table, column).name)}`;
}

const OPERATORS: Readonly<Record<Comparison, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
};
