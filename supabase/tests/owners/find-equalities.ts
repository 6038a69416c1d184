import type { Item } from './read-sql.ts';
import type { OwnedRead, SqlStatement } from './read-statements.ts';

export type ReadColumn = { read: OwnedRead; column: string };

/** Rows are those of which `to` equals `from`: « value » for one that no read column gives. */
export type Equality = { to: ReadColumn; from: ReadColumn | 'value' };

/** The equalities that hold for every row that a statement reads. */
export function findEqualities(scope: SqlStatement, scopes: readonly SqlStatement[]): Equality[] {
  const conditions = readConditions(scope);
  if (scope.items.some((item, at) => item === 'or' && conditions[at])) return [];
  return scope.items.flatMap((item, at): Equality[] => {
    const names = scope.items[at + 1];
    if (item === 'using' && typeof names === 'object')
      return keepSure(equateNames(scope, at, names), readJoin(scope, at));
    const condition = conditions[at];
    if (!condition) return [];
    if (item === '=') return keepSure(equate(scope, at), condition);
    return item === 'in' ? keepSure(equateWithList(scope, at, scopes), condition) : [];
  });
}

type Condition = 'where' | Join | null;

/** In which condition each item stands. */
function readConditions(scope: SqlStatement): Condition[] {
  let condition: Condition = null;
  return scope.items.map((item, at) => {
    if (item === 'where') condition = 'where';
    else if (item === 'on' && scope.items[at + 1] !== 'conflict') condition = readJoin(scope, at);
    else if (ENDS.has(item)) condition = null;
    return condition;
  });
}

/** `joined` is null where no owned table is joined. */
type Join = { kind: 'inner' | 'left' | 'other'; joined: OwnedRead | null };

function readJoin({ items, reads }: SqlStatement, at: number): Join {
  const start = items.lastIndexOf('join', at);
  const joined = reads.find((read) => read.at > start && read.at < at) ?? null;
  const words = items.slice(Math.max(start - 2, 0), start);
  if (words.includes('right') || words.includes('full')) return { kind: 'other', joined };
  return { kind: words.includes('left') ? 'left' : 'inner', joined };
}

/** The condition of an outer join says nothing of rows that come without a partner. */
function keepSure(equalities: readonly Equality[], condition: 'where' | Join): Equality[] {
  if (condition === 'where' || condition.kind === 'inner') return [...equalities];
  return equalities.filter(({ to }) => condition.kind === 'left' && to.read === condition.joined);
}

function equate(scope: SqlStatement, at: number): Equality[] {
  const { items } = scope;
  if (!BEFORE.has(items[at - 2])) return [];
  const [right, after] = items.slice(at + 1);
  if (right === 'any' || right === 'all' || right === 'some') return [];
  const isCall = typeof right === 'string' && typeof after === 'object';
  return bothWays(scope, resolve(scope, items[at - 1]), isCall ? 'value' : resolve(scope, right));
}

/** `user_id in (select …)`, or several columns at once. */
function equateWithList(
  scope: SqlStatement,
  at: number,
  scopes: readonly SqlStatement[],
): Equality[] {
  const [before, left, , list] = scope.items.slice(Math.max(at - 2, 0));
  const inner = scopes.filter(({ within }) => within === list);
  const [asked] = inner;
  if (!BEFORE.has(before) || !left || !asked || inner.length > 1) return [];
  if (asked.items[0] !== 'select') return [];
  const names = splitNames(typeof left === 'string' ? [left] : left);
  const given = splitNames(asked.items.slice(1, asked.items.indexOf('from')));
  return names.flatMap((name, place) => {
    const to = resolve(scope, name);
    const from = resolve(asked, given[place]);
    return isOwn(scope, to) && from !== 'unknown' ? [{ to, from }] : [];
  });
}

/** `join … using (…)`: rows of a table that is not known have an owner too. */
function equateNames(scope: SqlStatement, at: number, names: readonly Item[]): Equality[] {
  const { joined } = readJoin(scope, at);
  return names.flatMap((column): Equality[] => {
    if (!joined || typeof column !== 'string' || !joined.table.columns.includes(column)) return [];
    const others = scope.reads.filter(
      ({ at, table }) => at < joined.at && table.columns.includes(column),
    );
    const to = { read: joined, column };
    if (others.length === 0) return [{ to, from: 'value' }];
    return others.flatMap((read) => bothWays(scope, to, { read, column }));
  });
}

type Side = ReadColumn | 'value' | 'unknown';

function bothWays(scope: SqlStatement, left: Side, right: Side): Equality[] {
  if (left === 'unknown' || right === 'unknown') return [];
  return [
    ...(isOwn(scope, left) ? [{ to: left, from: right }] : []),
    ...(isOwn(scope, right) ? [{ to: right, from: left }] : []),
  ];
}

/** An inner statement says nothing of the rows of the outer one. */
function isOwn(scope: SqlStatement, side: Side): side is ReadColumn {
  return typeof side === 'object' && scope.reads.includes(side.read);
}

function resolve(scope: SqlStatement, item: Item | undefined): Side {
  if (item === undefined) return 'unknown';
  if (typeof item !== 'string')
    return item[0] === 'select' || !namesColumn(scope, item) ? 'value' : 'unknown';
  if (!/^[a-z_]/.test(item) || /^[pv]_/.test(item)) return 'value';
  const [column = '', alias] = item.split('.').reverse();
  for (let place: SqlStatement | null = scope; place; place = place.outer) {
    const reads = place.reads.filter((read) =>
      alias === undefined ? read.table.columns.includes(column) : read.alias === alias,
    );
    if (reads.length > 1) return 'unknown';
    if (reads[0]) return { read: reads[0], column };
  }
  return 'value';
}

function namesColumn(scope: SqlStatement, items: readonly Item[]): boolean {
  return items.some((item) =>
    typeof item === 'string' ? resolve(scope, item) !== 'value' : namesColumn(scope, item),
  );
}

/** The names of a list; what is more than a name has no place in it. */
function splitNames(items: readonly Item[]): (Item | undefined)[] {
  const parts: Item[][] = [[]];
  for (const item of items)
    if (item === ',') parts.push([]);
    else if (item !== 'distinct') parts.at(-1)?.push(item);
  return parts.map((part) => (part.length === 1 ? part[0] : undefined));
}

const BEFORE: ReadonlySet<Item | undefined> = new Set(['where', 'on', 'and']);
const ENDS: ReadonlySet<Item> = new Set([
  ...['join', 'group', 'order', 'limit', 'offset', 'returning', 'set', 'window', 'having', 'for'],
]);
