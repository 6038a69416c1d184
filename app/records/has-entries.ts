import type { ListChoice, RecordRows } from '#app/data/account/records/read-records.ts';

/** Whether the list has entries, found or not; false until it has answered. */
export function hasEntries(
  rows: RecordRows<unknown> | undefined,
  { search }: Pick<ListChoice<string>, 'search'>,
): boolean {
  return rows !== undefined && (rows.total > 0 || search !== '');
}
