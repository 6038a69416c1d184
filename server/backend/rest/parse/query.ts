import { makeQueryRefusal, makeRestRefusal } from '#server/backend/rest/problem.ts';
import { NAME } from './field.ts';
import { parseFilter } from './filter.ts';
import { emptyLevel, type Level } from './level.ts';
import { parseOrder } from './order.ts';
import { parseLimit, parseOffset, parseRange } from './page.ts';
import { isEmbed, nameOfEmbed, parseSelect, type SelectItem } from './select.ts';

export type Query = Level & {
  select: readonly SelectItem[];
  onConflict: readonly string[] | null;
  columns: readonly string[] | null;
};
type Parameters = Iterable<readonly [string, string]>;

/**
 * Parses query parameters, and the `Range` header that may give the page. Refuses unknown
 * parameters and repeated single ones.
 */
export function parseQuery(parameters: Parameters, range?: string): Query {
  const own = new Map<string, string>();
  const others: [string, string][] = [];
  const said = new Set(range === undefined ? [] : ['limit', 'offset']);
  for (const [name, value] of parameters) {
    if (said.has(name)) throw makeQueryRefusal(`"${name}" is said twice`);
    if (SAID_ONCE.test(name)) said.add(name);
    if (OF_THE_REQUEST.has(name)) own.set(name, value);
    else others.push([name, value]);
  }
  const query: Query = {
    ...emptyLevel(),
    ...(range !== undefined && parseRange(range)),
    select: parseSelect(own.get('select') || '*'),
    onConflict: parseNames(own.get('on_conflict')),
    columns: parseNames(own.get('columns')),
  };
  for (const [name, value] of others) readParameter(query, name, value);
  return query;
}

/** « order », « age », « posts.limit », « posts.comments.or »: embeds, then option or filter. */
function readParameter(query: Query, name: string, value: string): void {
  const [, path = '', last = ''] = PARAMETER.exec(name) ?? [];
  const steps = path === '' ? [] : path.slice(0, -1).split('.');
  const level = findLevel(query, steps);
  if (last === 'order') level.order.push(...(value === '' ? [] : parseOrder(value)));
  else if (last === 'limit') level.limit = parseLimit(value);
  else if (last === 'offset') level.offset = parseOffset(value);
  else if (last === '') throw makeQueryRefusal(`Unknown parameter "${name}"`);
  else level.filters.push(parseFilter(last, value));
}

function findLevel(query: Query, steps: readonly string[]): Level {
  let level: Level = query;
  let items = query.select;
  for (const step of steps) {
    const embed = items.filter(isEmbed).find((one) => nameOfEmbed(one) === step);
    if (!embed)
      throw makeRestRefusal(
        400,
        'PGRST108',
        `'${step}' is not an embedded resource in this request`,
        {
          hint: `Verify that '${step}' is included in the 'select' query parameter.`,
        },
      );
    level = embed.level;
    items = embed.items;
  }
  return level;
}

function parseNames(text: string | undefined): string[] | null {
  if (text === undefined || text === '') return null;
  return text.split(',').map((name) => {
    const bare = name.trim().replace(/^"(.*)"$/, '$1');
    if (!NAME.test(bare)) throw makeQueryRefusal(`"${name}" is no name of a column`);
    return bare;
  });
}

const OF_THE_REQUEST = new Set(['select', 'on_conflict', 'columns']);
/** Parameters with one value per level; filters may repeat. */
const SAID_ONCE = /^(?:select|on_conflict|columns|(?:.*\.)?(?:order|limit|offset))$/;
const PARAMETER = /^((?:[A-Za-z_]\w*\.)*?)((?:not\.)?(?:and|or)|[A-Za-z_]\w*(?:->.+)?)$/;
