import type { Order } from '#server/backend/rest/parse/order.ts';
import type { RowSource } from './scope.ts';
import { writeColumn } from './write-columns.ts';

/** « order by … », or nothing. */
export function writeOrder(source: RowSource, order: readonly Order[]): string {
  if (order.length === 0) return '';
  const parts = order.map(({ column, isDescending, nulls }) => {
    const direction = isDescending ? 'desc' : 'asc';
    return `${writeColumn(source, column)} ${direction}${nulls === null ? '' : ` nulls ${nulls}`}`;
  });
  return `order by ${parts.join(', ')}`;
}
