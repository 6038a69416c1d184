import type { Catalogue, Column, Relation, Table } from '#server/backend/rest/catalogue.ts';
import type { SelectedEmbed } from '#server/backend/rest/parse/select.ts';
import { refuse } from '#server/backend/rest/problem.ts';

/** The table, or the refusal of PostgREST: a table that does not exist and one that is hidden look alike. */
export function requireTable({ tables }: Catalogue, name: string): Table {
  const table = tables.get(name);
  if (table) return table;
  throw refuse(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
}

export function requireColumn(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column) return column;
  throw refuse(400, '42703', `column ${table.name}.${name} does not exist`);
}

/** How the rows of another table hang from those of this one: one of them, or a list. */
export type Join = {
  isList: boolean;
  ownColumns: readonly string[];
  otherColumns: readonly string[];
};

export function requireJoin(
  { relations }: Catalogue,
  table: Table,
  { table: other, hint }: SelectedEmbed,
): Join {
  const found = relations.filter(
    (relation) => connects(relation, table.name, other) && isHinted(relation, hint),
  );
  const [relation, second] = found;
  if (!relation)
    throw refuse(
      400,
      'PGRST200',
      `Could not find a relationship between '${table.name}' and '${other}' in the schema cache`,
    );
  if (second)
    throw refuse(
      300,
      'PGRST201',
      `Could not embed because more than one relationship was found for '${table.name}' and '${other}'`,
      {
        hint: `Name the constraint or the column: ${found.map(({ name }) => `${other}!${name}`).join(', ')}`,
      },
    );
  const isOwn = relation.source === table.name;
  return {
    isList: !isOwn,
    ownColumns: isOwn ? relation.sourceColumns : relation.targetColumns,
    otherColumns: isOwn ? relation.targetColumns : relation.sourceColumns,
  };
}

function connects({ source, target }: Relation, table: string, other: string): boolean {
  return (source === table && target === other) || (source === other && target === table);
}

function isHinted({ name, sourceColumns }: Relation, hint: string | null): boolean {
  return hint === null || hint === name || sourceColumns.includes(hint);
}
