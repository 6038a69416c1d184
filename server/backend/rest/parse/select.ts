import { makeQueryRefusal, makeRestRefusal } from '#server/backend/rest/problem.ts';
import { type Field, parseField } from './field.ts';
import { emptyLevel, type Level } from './level.ts';
import { splitList } from './split.ts';

export type SelectedField = {
  kind: 'field';
  field: Field;
  cast: string | null;
  alias: string | null;
};
/** Rows of a related table, as an object or a list in each row. */
export type SelectedEmbed = {
  kind: 'embed';
  /** The table, or the constraint or column that leads to it. */
  target: string;
  alias: string | null;
  /** The constraint or column that tells two relationships apart. */
  hint: string | null;
  /** Drops rows without a related one. */
  isInner: boolean;
  items: readonly SelectItem[];
  level: Level;
};
export type SelectItem = { kind: 'all' } | SelectedField | SelectedEmbed;

/**
 * Parses « id,title:draft->>title,total::text,company:companies!inner(name) ».
 */
export function parseSelect(text: string): SelectItem[] {
  const items = parseItems(text);
  if (countEmbeds(items) > MAX_EMBEDS)
    throw makeQueryRefusal(`More than ${MAX_EMBEDS} related tables in one request`);
  return items;
}

/** The name of an embed in filters, order and answer. */
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
  const embed = EMBED.exec(rest);
  if (embed) return toEmbed(embed, alias);
  const [, field = '', cast = null] = CAST.exec(rest) ?? [];
  if (cast !== null && !CASTS.has(cast)) throw makeQueryRefusal(`Cannot select "${text}"`);
  return { kind: 'field', field: parseField(field), cast, alias };
}

function toEmbed(
  [, target = '', modifiers = '', inner = '']: RegExpExecArray,
  alias: string | null,
): SelectedEmbed {
  const words = modifiers.split('!').filter((word) => word !== '');
  const hints = words.filter((word) => word !== 'inner' && word !== 'left');
  if (hints.length > 1) throw makeQueryRefusal(`More than one hint for "${target}"`);
  return {
    kind: 'embed',
    target,
    alias,
    hint: hints[0] ?? null,
    isInner: words.includes('inner'),
    // « actors() » only filters.
    items: inner === '' ? [] : parseItems(inner),
    level: emptyLevel(),
  };
}

/** A column selected a hundred times would make rows of hundreds of megabytes. */
function requireFew(items: readonly SelectItem[]): void {
  const times = new Map<string, number>();
  for (const item of items)
    if (item.kind === 'field') {
      const count = (times.get(item.field.column) ?? 0) + 1;
      if (count > MAX_TIMES)
        throw makeQueryRefusal(`"${item.field.column}" is selected more than ${MAX_TIMES} times`);
      times.set(item.field.column, count);
    }
  if (items.filter(({ kind }) => kind === 'all').length > 1)
    throw makeQueryRefusal('"*" is there twice');
}

function countEmbeds(items: readonly SelectItem[]): number {
  return items
    .filter(isEmbed)
    .reduce((count, { items: inner }) => count + 1 + countEmbeds(inner), 0);
}

const ITEM = /^(?:([A-Za-z_]\w*):(?!:))?(.*)$/s;
const EMBED = /^([A-Za-z_]\w*)((?:!\w+)*)\((.*)\)$/s;
const AGGREGATE = /^(?:[^()]*\.(?:sum|avg|min|max|count)|count)\(\)(?:::.*)?$/;
const CAST = /^(.*?)(?:::([a-z0-9]+(?:\[\])?))?$/s;
const CASTS = new Set(
  `text varchar int int2 int4 int8 integer smallint bigint numeric decimal real float4 float8 bool boolean date time timetz
  timestamp timestamptz interval uuid json jsonb text[] int[] int4[] int8[] numeric[] uuid[]`.split(
    /\s+/,
  ),
);
const MAX_EMBEDS = 10;
const MAX_TIMES = 16;
