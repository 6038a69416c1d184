import { nameOfField } from '#server/backend/rest/parse/field.ts';
import type { Level } from '#server/backend/rest/parse/level.ts';
import type { SelectedField, SelectItem } from '#server/backend/rest/parse/select.ts';
import { COUNT, type Embed, type Output, type WriteRows } from './rows.ts';
import { quote, type RowSource, type Scope } from './scope.ts';
import { writeEmbed } from './write-embed.ts';
import { writeField } from './write-field.ts';
import { writeOrder } from './write-order.ts';
import { writeWhere } from './write-where.ts';

/** The rows of one level: of a request, or of an embed. */
export const writeRows: WriteRows = (scope, source, { items, level, from, conditions = [] }) => {
  const parts = items.map((item) => writePart(scope, source, { item, level }));
  const embeds = parts.flatMap(({ embed }) => embed ?? []);
  const inner = embeds.filter(({ isInner }) => isInner).map(({ exists }) => exists);
  const where = writeWhere(scope, source, {
    filters: level.filters,
    embeds,
    conditions: [...conditions, ...inner],
  });
  const join = (joined: readonly Embed[]) => joined.map((one) => one.join).join(' ');
  const order = writeOrder(scope, source, { order: level.order, embeds });
  return {
    columns: parts.flatMap(({ columns }) => columns).join(', '),
    body: `from ${from} ${join(embeds)} ${where} ${order}`,
    page: writePage(level),
    // Joins that are only shown do not change the count.
    count: `select count(*) from ${from} ${join(embeds.filter(({ name }) => where.includes(`${name}.`)))} ${where}`,
    outputs: parts.flatMap(({ outputs }) => outputs),
  };
};

type Part = { columns: readonly string[]; outputs: readonly Output[]; embed: Embed | null };

function writePart(
  scope: Scope,
  source: RowSource,
  { item, level: { order } }: { item: SelectItem; level: Level },
): Part {
  if (item.kind === 'embed') {
    const embed = writeEmbed(scope, source, { item, order, writeRows });
    return { columns: embed.outputs.map(writeOutput), outputs: embed.outputs, embed };
  }
  if (item.kind === 'all') {
    const names = [...source.table.columns.keys()];
    const outputs = names.map((name) => ({ sql: `${source.name}.${quote(name)}`, name }));
    // PostgreSQL expands `*` itself: it knows the current columns.
    return { columns: [`${source.name}.*`], outputs, embed: null };
  }
  const read = isCount(source, item) ? COUNT : writeField(scope, source, item.field);
  const output = {
    sql: item.cast === null ? read : `${read}::${item.cast}`,
    name: item.alias ?? nameOfField(item.field),
  };
  return { columns: [writeOutput(output)], outputs: [output], embed: null };
}

/** « messages(count) », unless the table has a column of that name. */
function isCount({ table }: RowSource, { field: { column, path } }: SelectedField): boolean {
  return column === 'count' && path.length === 0 && !table.columns.has(column);
}

function writeOutput({ sql, name }: Output): string {
  return `${sql} as ${quote(name)}`;
}

function writePage({ limit, offset }: Level): string {
  const skipped = offset === 0 ? '' : `offset ${offset}`;
  return limit === null ? skipped : `limit ${limit} ${skipped}`;
}
