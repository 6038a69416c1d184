import type { Order } from '#server/backend/rest/parse/order.ts';
import { isEmbed, nameOfEmbed, type SelectedEmbed } from '#server/backend/rest/parse/select.ts';
import { MAX_ANSWER, makeRestRefusal } from '#server/backend/rest/problem.ts';
import { findRelation, type Way } from './find-relation.ts';
import { COUNT, type Embed, type Output, type Rows, type WriteRows } from './rows.ts';
import { quote, quoteTable, type RowSource, requireTable, type Scope } from './scope.ts';
import { writeField } from './write-field.ts';

/** Writes an embed as a join; fields in the parent’s `order` become its columns, « order_0 ». */
export function writeEmbed(
  scope: Scope,
  source: RowSource,
  {
    item,
    order,
    writeRows,
  }: { item: SelectedEmbed; order: readonly Order[]; writeRows: WriteRows },
): Embed {
  requireFlat(item);
  const way = findRelation(scope.catalogue, source.table.name, item);
  const child = { table: requireTable(scope.catalogue, way.other), name: scope.nextName() };
  const rows = writeRows(scope, child, {
    items: item.items,
    level: way.isList ? item.level : { ...item.level, limit: item.level.limit === 0 ? 0 : 1 },
    from: `${quoteTable(way.other)} as ${child.name}`,
    conditions: [writeLink(way, source.name, child.name)],
  });
  const embed = { asked: nameOfEmbed(item), name: scope.nextName(), isInner: item.isInner };
  if (way.isList) return toList(embed, item, rows);
  const ordered = order.flatMap(({ embed: asked, field }, index) =>
    asked === embed.asked ? [`${writeField(scope, child, field)} as order_${index}`] : [],
  );
  return toOne(embed, item, { rows, ordered });
}

/**
 * Refuses an embed inside an embed: when it leads back to the first table, the number of rows is a
 * product, and twenty such requests would hold the database.
 */
function requireFlat({ target, items }: SelectedEmbed): void {
  const inner = items.find(isEmbed);
  if (inner)
    throw makeRestRefusal(400, 'PGRST100', 'Related tables are one level deep', {
      details: `'${inner.target}' is asked for inside of '${target}'`,
      hint: `Ask for the rows of '${target}' in a request of their own, with '${inner.target}'`,
    });
}

type Named = Pick<Embed, 'asked' | 'name' | 'isInner'>;

/**
 * Rows as one JSON list, bounded while it grows (`auth.bounded`). « offset 0 » makes PostgreSQL
 * evaluate each row once.
 */
function toList(embed: Named, item: SelectedEmbed, { columns, body, page }: Rows): Embed {
  const list = `select coalesce(json_agg(value), '[]') as value
    from (select row_to_json(one) as value from (select ${columns} ${body} ${page}) as one offset 0) as written
    having auth.bounded(value, ${MAX_ANSWER}) >= 0`;
  return {
    ...embed,
    isList: true,
    join: `left join lateral (${list}) as ${embed.name} on true`,
    exists: `json_array_length(${embed.name}.value) > 0`,
    outputs: listValue(embed, item),
  };
}

function toOne(
  embed: Named,
  item: SelectedEmbed,
  { rows, ordered }: { rows: Rows; ordered: readonly string[] },
): Embed {
  if (rows.outputs.some(({ sql }) => sql.startsWith(COUNT)))
    throw makeRestRefusal(400, 'PGRST123', 'Use of aggregate functions is not allowed', {
      details: `'${item.target}' gives one row at most`,
    });
  const shown = `(select row_to_json(one) from (select ${rows.columns}) as one) as value`;
  const one = `select ${['true as found', shown, ...ordered].join(', ')} ${rows.body} ${rows.page}`;
  return {
    ...embed,
    isList: false,
    join: `left join lateral (${one}) as ${embed.name} on true`,
    exists: `${embed.name}.found is not null`,
    outputs: listValue(embed, item),
  };
}

/** An embed that selects nothing only filters. */
function listValue({ asked, name }: Named, { items }: SelectedEmbed): Output[] {
  return items.length === 0 ? [] : [{ sql: `${name}.value`, name: asked }];
}

function writeLink({ ownColumns, otherColumns }: Way, own: string, other: string): string {
  return otherColumns
    .map((column, index) => `${other}.${quote(column)} = ${own}.${quote(ownColumns[index] ?? '')}`)
    .join(' and ');
}
