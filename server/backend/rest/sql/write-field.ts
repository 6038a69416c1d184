import type { Field } from '#server/backend/rest/parse/field.ts';
import { quote, type RowSource, requireColumn, type Scope } from './scope.ts';

/** « t0."draft" -> $2 ->> 0 »: keys are bound values, list positions are digits. */
export function writeField({ bind }: Scope, { table, name }: RowSource, field: Field): string {
  const column = requireColumn(table, field.column);
  const read = `${name}.${quote(column.name)}`;
  if (field.path.length === 0) return read;
  const json = column.type === 'json' || column.type === 'jsonb' ? read : `to_jsonb(${read})`;
  const steps = field.path.map(
    ({ key, isText }) =>
      `${isText ? '->>' : '->'} ${typeof key === 'number' ? key : `${bind(key)}::text`}`,
  );
  return `(${json} ${steps.join(' ')})`;
}
