import { makeQueryRefusal, makeRestRefusal } from '#server/backend/rest/problem.ts';
import { parseColumn } from './column.ts';
import { splitList } from './split.ts';

export type SelectedColumn =
  | { kind: 'all' }
  /** `isText` where it is asked for as text, which keeps all digits of a decimal. */
  | { kind: 'column'; column: string; alias: string | null; isText: boolean };
/** Rows of a related table, as an object or a list in each row. */
export type SelectedEmbed = {
  kind: 'embed';
  /** The table, or the constraint or column that leads to it. */
  target: string;
  alias: string | null;
  /** The constraint or column that tells two relationships apart. */
  hint: string | null;
  items: readonly SelectedColumn[];
};
export type SelectItem = SelectedColumn | SelectedEmbed;

/** Parses « id,title:subject,total::text,company:companies!company_id(name) ». */
export function parseSelect(text: string): SelectItem[] {
  const items = parseItems(text);
  if (items.filter(isEmbed).length > MAX_EMBEDS)
    throw makeQueryRefusal(`More than ${MAX_EMBEDS} related tables in one request`);
  return items;
}

export function nameOfEmbed({ alias, target }: SelectedEmbed): string {
  return alias ?? target;
}

export function isEmbed(item: SelectItem): item is SelectedEmbed {
  return item.kind === 'embed';
}

function parseItems(text: string): SelectItem[] {
  const items = splitList(text).map((item) => parseItem(item.trim()));
  requireFew(items);
  return items;
}

function parseItem(text: string): SelectItem {
  if (text === '*') return { kind: 'all' };
  const [, alias = null, rest = ''] = ITEM.exec(text) ?? [];
  if (AGGREGATE.test(rest))
    throw makeRestRefusal(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  const [, target, hint = null, inner = ''] = EMBED.exec(rest) ?? [];
  if (target === undefined) return { kind: 'column', alias, ...parseTyped(rest) };
  if (hint === 'inner' || hint === 'left') throw makeQueryRefusal(`"!${hint}" is not served`);
  return { kind: 'embed', target, alias, hint, items: requireFlat(target, parseItems(inner)) };
}

function parseTyped(text: string): { column: string; isText: boolean } {
  const isText = text.endsWith(AS_TEXT);
  return { column: parseColumn(isText ? text.slice(0, -AS_TEXT.length) : text), isText };
}

/**
 * Refuses an embed inside an embed: when it leads back to the first table, the number of rows is a
 * product, and twenty such requests would hold the database.
 */
function requireFlat(target: string, items: readonly SelectItem[]): SelectedColumn[] {
  return items.map((item) => {
    if (!isEmbed(item)) return item;
    throw makeRestRefusal(400, 'PGRST100', 'Related tables are one level deep', {
      details: `'${item.target}' is asked for inside of '${target}'`,
      hint: `Ask for the rows of '${target}' in a request of their own, with '${item.target}'`,
    });
  });
}

/** A column selected a hundred times would make rows of hundreds of megabytes. */
function requireFew(items: readonly SelectItem[]): void {
  const times = new Map<string, number>();
  for (const item of items)
    if (item.kind === 'column') {
      const count = (times.get(item.column) ?? 0) + 1;
      if (count > MAX_TIMES)
        throw makeQueryRefusal(`"${item.column}" is selected more than ${MAX_TIMES} times`);
      times.set(item.column, count);
    }
  if (items.filter(({ kind }) => kind === 'all').length > 1)
    throw makeQueryRefusal('"*" is there twice');
}

const ITEM = /^(?:([A-Za-z_]\w*):(?!:))?(.*)$/s;
const EMBED = /^([A-Za-z_]\w*)(?:!(\w+))?\((.*)\)$/s;
const AGGREGATE = /^(?:[^()]*\.(?:sum|avg|min|max|count)|count)\(\)(?:::.*)?$/;
const AS_TEXT = '::text';
const MAX_EMBEDS = 10;
const MAX_TIMES = 16;
