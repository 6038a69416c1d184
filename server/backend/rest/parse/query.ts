import { refuse, refuseQuery } from '#server/backend/rest/problem.ts';
import { type Filter, isLogic, parseFilter } from './filter.ts';
import { type Order, parseOrder } from './order.ts';
import { parseSelect, type SelectItem } from './select.ts';

export type Query = {
  select: readonly SelectItem[];
  filters: readonly Filter[];
  order: readonly Order[];
  limit: number | null;
  offset: number;
  onConflict: readonly string[] | null;
  columns: readonly string[] | null;
};

/** The parameters of an address, and the `Range` header that may give its page. Anything unknown is refused. */
export function parseQuery(parameters: URLSearchParams, range?: string): Query {
  const reserved = new Map<string, string>();
  const filters: Filter[] = [];
  for (const [name, value] of parameters) {
    if (RESERVED.has(name)) reserved.set(name, value);
    else if (isLogic(name) || COLUMN.test(name)) filters.push(parseFilter(name, value));
    else throw refuseQuery(`Unknown parameter "${name}"`);
  }
  return {
    select: parseSelect(reserved.get('select') || '*'),
    filters,
    order: parseOrderIf(reserved.get('order')),
    ...parsePage(reserved, range),
    onConflict: parseNames(reserved.get('on_conflict')),
    columns: parseNames(reserved.get('columns')),
  };
}

/** The most rows that one request reads. */
export const MAX_ROWS = 1000;

function parseOrderIf(text: string | undefined): Order[] {
  return text ? parseOrder(text) : [];
}

function parsePage(
  reserved: ReadonlyMap<string, string>,
  range: string | undefined,
): { limit: number | null; offset: number } {
  const [, first, last] = /^(\d{1,9})-(\d{1,9})?$/.exec(range ?? '') ?? [];
  const offset =
    readCount('offset', reserved.get('offset')) ?? (first === undefined ? 0 : Number(first));
  const asked = readCount('limit', reserved.get('limit'));
  const limit = asked ?? (last === undefined ? null : Number(last) - offset + 1);
  if (limit !== null && limit < 0) throw refuse(416, 'PGRST103', 'Requested range not satisfiable');
  if (limit !== null && limit > MAX_ROWS)
    throw refuse(400, 'PGRST100', `At most ${MAX_ROWS} rows at a time`, {
      hint: 'Ask for the next ones with "offset"',
    });
  return { limit, offset };
}

function readCount(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw refuseQuery(`"${name}" is a number, not "${text}"`);
  return Number(text);
}

function parseNames(text: string | undefined): string[] | null {
  if (text === undefined || text === '') return null;
  return text.split(',').map((name) => {
    const bare = name.trim().replace(/^"(.*)"$/, '$1');
    if (!COLUMN.test(bare)) throw refuseQuery(`"${name}" is no name of a column`);
    return bare;
  });
}

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);
const COLUMN = /^[A-Za-z_]\w*$/;
