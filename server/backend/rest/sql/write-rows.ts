import type { Query } from '#server/backend/rest/parse/query.ts';
import { isEmbed } from '#server/backend/rest/parse/select.ts';
import type { RowSource, Scope } from './scope.ts';
import { writeSelected } from './write-columns.ts';
import { writeEmbed } from './write-embed.ts';
import { writeOrder } from './write-order.ts';
import { writeWhere } from './write-where.ts';

export type Rows = {
  columns: string;
  /** From « from » up to « order by ». */
  body: string;
  /** « limit … offset … », or nothing. */
  page: string;
  /** « select count(*) … » without the page. */
  count: string;
};

type Asked = Pick<Query, 'select' | 'filters' | 'order' | 'limit' | 'offset'> & { from: string };

export function writeRows(
  scope: Scope,
  source: RowSource,
  { select, filters, order, limit, offset, from }: Asked,
): Rows {
  const where = writeWhere(scope, source, filters);
  const columns = select.map((item) =>
    isEmbed(item) ? writeEmbed(scope, source, item) : writeSelected(source, item),
  );
  const skipped = offset === 0 ? '' : `offset ${offset}`;
  return {
    columns: columns.join(', '),
    body: `from ${from} ${where} ${writeOrder(source, order)}`,
    page: limit === null ? skipped : `limit ${limit} ${skipped}`,
    count: `select count(*) from ${from} ${where}`,
  };
}
