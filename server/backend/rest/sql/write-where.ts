import type { Condition, RowFilter } from '#server/backend/rest/parse/filter.ts';
import { COMPARISONS } from '#server/backend/rest/parse/operators.ts';
import type { RowSource, Scope } from './scope.ts';
import { writeColumn } from './write-columns.ts';

/** « where … », or nothing. PostgreSQL casts each value to its column’s type. */
export function writeWhere(scope: Scope, source: RowSource, filters: readonly RowFilter[]): string {
  if (filters.length === 0) return '';
  return `where ${filters.map((filter) => writeFilter(scope, source, filter)).join(' and ')}`;
}

function writeFilter(scope: Scope, source: RowSource, filter: RowFilter): string {
  switch (filter.kind) {
    case 'not':
      return `not (${writeFilter(scope, source, filter.filter)})`;
    case 'and':
    case 'or':
      return `(${filter.filters.map((one) => writeFilter(scope, source, one)).join(` ${filter.kind} `)})`;
    default:
      return writeCondition(writeColumn(source, filter.column), filter, scope.bind);
  }
}

function writeCondition(column: string, condition: Condition, bind: Scope['bind']): string {
  switch (condition.kind) {
    case 'compare':
      return writeComparison(column, condition, bind);
    case 'in':
      return `${column} = any (${bind(writeArray(condition.values))})`;
    case 'is':
      return `${column} is ${condition.value.replace('not_null', 'not null')}`;
  }
}

function writeComparison(
  column: string,
  { operator, value }: Extract<Condition, { kind: 'compare' }>,
  bind: Scope['bind'],
): string {
  const isLike = operator === 'like' || operator === 'ilike';
  return `${column} ${COMPARISONS[operator]} ${bind(isLike ? value.replaceAll('*', '%') : value)}`;
}

/** One array literal as one value: lists of any length share a prepared statement. */
function writeArray(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
