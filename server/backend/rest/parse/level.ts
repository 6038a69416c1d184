import type { RowFilter } from './filter.ts';
import type { Order } from './order.ts';

export type Level = {
  filters: RowFilter[];
  order: Order[];
  limit: number | null;
  offset: number;
};

export function emptyLevel(): Level {
  return { filters: [], order: [], limit: null, offset: 0 };
}
