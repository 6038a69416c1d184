import { type Item, splitStatements } from './read-sql.ts';

/** A table whose rows have an owner, and the columns that are unique by themselves. */
export type OwnedTable = {
  name: string;
  owner: string;
  keys: readonly string[];
  columns: readonly string[];
};

/** A place where rows of a table are read, changed or deleted. */
export type OwnedRead = { table: OwnedTable; alias: string; at: number };

/** A statement and its reads; `within` is the parenthesized list that holds it in the outer one. */
export type SqlStatement = {
  items: readonly Item[];
  reads: readonly OwnedRead[];
  within: readonly Item[];
  outer: SqlStatement | null;
};

/** The statements of a text, inner ones too; throws where it cannot tell what a table is for. */
export function readStatements(
  items: readonly Item[],
  tables: ReadonlyMap<string, OwnedTable>,
  outer: SqlStatement | null = null,
): SqlStatement[] {
  return splitStatements(items).flatMap((statement) => {
    const scope: SqlStatement = {
      items: statement,
      reads: findReads(statement, tables),
      within: items,
      outer,
    };
    const inner = statement.flatMap((item) =>
      typeof item === 'string' ? [] : readStatements(item, tables, scope),
    );
    return [scope, ...inner];
  });
}

function findReads(items: readonly Item[], tables: ReadonlyMap<string, OwnedTable>): OwnedRead[] {
  let isInFrom = false;
  return items.flatMap((item, at) => {
    if (typeof item !== 'string') return [];
    isInFrom = item === 'from' || item === 'using' || (isInFrom && !ENDS_OF_FROM.has(item));
    const table = tables.get(item);
    if (!table) return [];
    const before = items[at - 1];
    if (SOURCES.has(before) || (before === ',' && isInFrom))
      return [{ table, alias: readAlias(items, at), at }];
    if (before === 'into' || before === '::' || isName(before)) return [];
    throw new Error(`${item} is neither read, filled nor a type: ${JSON.stringify(items)}`);
  });
}

function readAlias(items: readonly Item[], index: number): string {
  const [first, second] = items.slice(index + 1);
  if (first === 'as' && typeof second === 'string') return second;
  if (isName(first)) return first;
  return String(items[index]).split('.').at(-1) ?? '';
}

function isName(item: Item | undefined): item is string {
  return typeof item === 'string' && /^[a-z_][\w.]*$/.test(item) && !WORDS.has(item);
}

const SOURCES: ReadonlySet<Item | undefined> = new Set(['from', 'join', 'update', 'using', 'only']);
const ENDS_OF_FROM: ReadonlySet<string> = new Set([
  ...['where', 'group', 'order', 'limit', 'offset', 'returning', 'set', 'select', 'window'],
]);
const WORDS: ReadonlySet<string> = new Set([
  ...['select', 'insert', 'update', 'delete', 'from', 'into', 'join', 'using', 'on', 'where'],
  ...['left', 'right', 'full', 'inner', 'cross', 'lateral', 'as', 'and', 'or', 'not', 'set'],
  ...['group', 'order', 'limit', 'offset', 'for', 'returning', 'window', 'having', 'only'],
  ...['is', 'in', 'with', 'values', 'return', 'query', 'perform', 'end', 'conflict', 'null'],
  ...['truncate', 'lock', 'table', 'analyze'],
]);
