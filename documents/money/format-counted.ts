import { formatNumber } from './format.ts';

/** A whole number of things: « 1 client », « 1 000 clients ». French plurals begin at two. */
export function formatCounted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(String(count))} ${count < 2 ? one : many}`;
}
