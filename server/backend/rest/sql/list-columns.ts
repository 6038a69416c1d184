import type { Table } from '#server/backend/rest/catalogue.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';

/**
 * The columns that a body writes: those requested, else its keys, which must be the same in all
 * rows unless they `mayDiffer`.
 */
export function listColumns(
  table: Table,
  {
    rows,
    asked,
    mayDiffer = false,
  }: {
    rows: readonly Readonly<Record<string, unknown>>[];
    asked: readonly string[] | null;
    mayDiffer?: boolean;
  },
): string[] {
  const names = asked ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isSame = rows.every((row) => Object.keys(row).length === names.length);
  if (asked === null && !mayDiffer && !isSame)
    throw makeRestRefusal(400, 'PGRST102', 'All object keys must match');
  for (const name of names)
    if (!table.columns.has(name))
      throw makeRestRefusal(
        400,
        'PGRST204',
        `Could not find the '${name}' column of '${table.name}' in the schema cache`,
      );
  return [...names];
}
