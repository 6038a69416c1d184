import type { Condition, RowFilter } from '#server/backend/rest/parse/filter.ts';
import { COMPARISONS } from '#server/backend/rest/parse/operators.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';
import type { Embed } from './rows.ts';
import type { RowSource, Scope } from './scope.ts';
import { writeField } from './write-field.ts';

type Read = { scope: Scope; source: RowSource; embeds: readonly Embed[] };

/** « where … », or nothing. PostgreSQL casts each value to its column’s type. */
export function writeWhere(
  scope: Scope,
  source: RowSource,
  {
    filters,
    embeds = [],
    conditions = [],
  }: { filters: readonly RowFilter[]; embeds?: readonly Embed[]; conditions?: readonly string[] },
): string {
  const read = { scope, source, embeds };
  const all = [...conditions, ...filters.map((filter) => writeFilter(read, filter))];
  return all.length === 0 ? '' : `where ${all.join(' and ')}`;
}

function writeFilter(read: Read, filter: RowFilter): string {
  if (filter.kind === 'not') return `not (${writeFilter(read, filter.filter)})`;
  if (filter.kind === 'and' || filter.kind === 'or')
    return `(${filter.filters.map((one) => writeFilter(read, one)).join(` ${filter.kind} `)})`;
  const embed = findEmbed(read, filter);
  return embed ? writePresence(embed, filter) : writeCondition(read.scope, read.source, filter);
}

function writeCondition(scope: Scope, source: RowSource, condition: Condition): string {
  const field = writeField(scope, source, condition.field);
  switch (condition.kind) {
    case 'compare':
      return writeComparison(field, condition, scope.bind);
    case 'in':
      return `${field} = any (${scope.bind(writeArray(condition.values))})`;
    case 'is':
      return `${field} is ${condition.value.replace('not_null', 'not null')}`;
  }
}

function writeComparison(
  field: string,
  { operator, value }: Extract<Condition, { kind: 'compare' }>,
  bind: Scope['bind'],
): string {
  const isLike = operator === 'like' || operator === 'ilike';
  return `${field} ${COMPARISONS[operator]} ${bind(isLike ? value.replaceAll('*', '%') : value)}`;
}

/** One array literal as one value: lists of any length share a prepared statement. */
function writeArray(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

function findEmbed({ source, embeds }: Read, { field }: Condition): Embed | undefined {
  if (source.table.columns.has(field.column)) return undefined;
  return embeds.find(({ asked }) => asked === field.column);
}

/** « actors=is.null », « actors=not.is.null ». */
function writePresence({ asked, exists }: Embed, filter: Condition): string {
  if (filter.kind === 'is' && filter.value === 'null') return `not (${exists})`;
  if (filter.kind === 'is' && filter.value === 'not_null') return exists;
  throw makeRestRefusal(400, 'PGRST120', `Bad operator on the '${asked}' embedded resource`, {
    hint: 'Only is null or not is null filters are allowed on embedded resources',
  });
}
