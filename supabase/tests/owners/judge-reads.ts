import { type Equality, findEqualities, type ReadColumn } from './find-equalities.ts';
import { readSql } from './read-sql.ts';
import { type OwnedRead, type OwnedTable, readStatements } from './read-statements.ts';

/** Whether a read is bound to one owner, to the key of one row, or to neither. */
type Verdict = { table: string; names: 'owner' | 'key' | 'nothing' };

/**
 * Judges each place where a text of SQL reads, changes or deletes rows that have an owner. Only
 * what is sure counts: an equality in a row of `and`, with a value or with the owner of rows of
 * which the same is sure.
 */
export function judgeReads(text: string, tables: readonly OwnedTable[]): Verdict[] {
  const scopes = readStatements(readSql(text), new Map(tables.map((table) => [table.name, table])));
  const equalities = scopes.flatMap((scope) => findEqualities(scope, scopes));
  const owned = follow(
    new Set(),
    equalities.filter(({ to, from }) => isOwner(to) && (from === 'value' || isOwner(from))),
  );
  const keyed = follow(
    owned,
    equalities.filter(
      ({ to, from }) =>
        to.read.table.keys.includes(to.column) ||
        (isOwner(to) && from !== 'value' && isOwner(from)),
    ),
  );
  const judge = (read: OwnedRead): Verdict['names'] => {
    if (owned.has(read)) return 'owner';
    return keyed.has(read) ? 'key' : 'nothing';
  };
  return scopes.flatMap(({ reads }) =>
    reads.map((read) => ({ table: read.table.name, names: judge(read) })),
  );
}

const isOwner = ({ read, column }: ReadColumn) => column === read.table.owner;

/** The rows that equalities lead to, from values and from rows that are known. */
function follow(
  known: ReadonlySet<OwnedRead>,
  equalities: readonly Equality[],
): ReadonlySet<OwnedRead> {
  const next = equalities.filter(
    ({ to, from }) => !known.has(to.read) && (from === 'value' || known.has(from.read)),
  );
  if (next.length === 0) return known;
  return follow(new Set([...known, ...next.map(({ to }) => to.read)]), equalities);
}
