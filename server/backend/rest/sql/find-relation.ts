import type { Catalogue, Relationship } from '#server/backend/rest/catalogue.ts';
import type { SelectedEmbed } from '#server/backend/rest/parse/select.ts';
import { makeRestRefusal } from '#server/backend/rest/problem.ts';

export type Way = {
  /** The constraint. */
  name: string;
  other: string;
  isList: boolean;
  ownColumns: readonly string[];
  otherColumns: readonly string[];
};

/**
 * The relationship that an embed means (PostgREST, « Foreign Key Joins »); throws unless it is one.
 */
export function findRelation(catalogue: Catalogue, table: string, embed: SelectedEmbed): Way {
  const [way, second, ...others] = listWays(catalogue, table).filter((one) =>
    isMeant(one, table, embed),
  );
  if (!way)
    throw makeRestRefusal(
      400,
      'PGRST200',
      `Could not find a relationship between '${table}' and '${embed.target}' in the schema cache`,
    );
  if (second) throw refuseAmbiguous(table, embed.target, [way, second, ...others]);
  return way;
}

function refuseAmbiguous(table: string, target: string, ways: readonly Way[]): Error {
  const asked = ways.map(({ other, name }) => `${other}!${name}`).join(', ');
  return makeRestRefusal(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${table}' and '${target}'`,
    { hint: `Try changing '${target}' to one of the following: ${asked}` },
  );
}

function listWays({ relations }: Catalogue, table: string): Way[] {
  return relations.flatMap((relation) => [
    ...(relation.source === table ? [toTarget(relation)] : []),
    ...(relation.target === table ? [toSource(relation)] : []),
  ]);
}

function toTarget({ name, target, sourceColumns, targetColumns }: Relationship): Way {
  return {
    name,
    other: target,
    isList: false,
    ownColumns: sourceColumns,
    otherColumns: targetColumns,
  };
}

function toSource({ name, source, sourceColumns, targetColumns, isUnique }: Relationship): Way {
  return {
    name,
    other: source,
    isList: !isUnique,
    ownColumns: targetColumns,
    otherColumns: sourceColumns,
  };
}

function isMeant(way: Way, table: string, { target, hint }: SelectedEmbed): boolean {
  const isColumn = (name: string) => way.ownColumns.length === 1 && way.ownColumns[0] === name;
  const isOtherColumn = (name: string) =>
    way.otherColumns.length === 1 && way.otherColumns[0] === name;
  const isTable = way.other === target;
  // A table related to itself: its name means the rows that refer to this one, the column name the
  // row that this one refers to.
  if (way.other === table && hint === null) return way.isList ? isTable : isColumn(target);
  if (way.other === table)
    return isTable && way.isList && (way.name === hint || isOtherColumn(hint ?? ''));
  if (hint !== null) return isTable && (way.name === hint || isColumn(hint) || isOtherColumn(hint));
  return isTable || way.name === target || isColumn(target);
}
