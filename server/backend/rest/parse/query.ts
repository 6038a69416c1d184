import { makeQueryRefusal } from '#server/backend/rest/problem.ts';
import { NAME } from './column.ts';
import { parseFilter, type RowFilter } from './filter.ts';
import { type Order, parseOrder } from './order.ts';
import { parseLimit, parseOffset, parseRange } from './page.ts';
import { parseSelect, type SelectItem } from './select.ts';

export type Query = {
  select: readonly SelectItem[];
  filters: readonly RowFilter[];
  order: readonly Order[];
  limit: number | null;
  offset: number;
  onConflict: readonly string[] | null;
  columns: readonly string[] | null;
};
type Parameters = Iterable<readonly [string, string]>;

/**
 * Parses query parameters, and the `Range` header that may give the page. Refuses unknown
 * parameters and repeated single ones.
 */
export function parseQuery(parameters: Parameters, range?: string): Query {
  const single = new Map<string, string>();
  const filters: RowFilter[] = [];
  for (const [name, value] of parameters) {
    const isTwice = single.has(name) || (range !== undefined && OF_A_PAGE.has(name));
    if (isTwice) throw makeQueryRefusal(`"${name}" is said twice`);
    if (SINGLE.has(name)) single.set(name, value);
    else if (FILTER.test(name)) filters.push(parseFilter(name, value));
    else throw makeQueryRefusal(`Unknown parameter "${name}"`);
  }
  const [order, limit, offset] = ['order', 'limit', 'offset'].map((name) => single.get(name));
  return {
    select: parseSelect(single.get('select') || '*'),
    filters,
    order: order ? parseOrder(order) : [],
    limit: limit === undefined ? null : parseLimit(limit),
    offset: offset === undefined ? 0 : parseOffset(offset),
    ...(range !== undefined && parseRange(range)),
    onConflict: parseNames(single.get('on_conflict')),
    columns: parseNames(single.get('columns')),
  };
}

function parseNames(text: string | undefined): string[] | null {
  if (text === undefined || text === '') return null;
  return text.split(',').map((name) => {
    const bare = name.trim().replace(/^"(.*)"$/, '$1');
    if (!NAME.test(bare)) throw makeQueryRefusal(`"${name}" is no name of a column`);
    return bare;
  });
}

const OF_A_PAGE = new Set(['limit', 'offset']);
/** Parameters with one value; filters may repeat. */
const SINGLE = new Set(['select', 'order', ...OF_A_PAGE, 'on_conflict', 'columns']);
const FILTER = /^(?:(?:not\.)?(?:and|or)|[A-Za-z_]\w*)$/;
