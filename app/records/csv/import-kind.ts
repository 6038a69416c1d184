import type { ColumnChoice } from './import-columns.ts';
import type { RowReader } from './judge-rows.ts';
import type { LostZero } from './zeros/lost-zeros.ts';

export type ImportKind<Key extends string, Value> = RowReader<Key, Value> & {
  title: string;
  /** « 3 clients » */
  count: (count: number) => string;
  /** What the account has. */
  present: { queryKey: readonly string[]; queryFn: () => Promise<readonly Value[]> };
  /** The numbers that a spreadsheet shortened. */
  findLostZeros?: (
    rows: readonly (readonly string[])[],
    choice: ColumnChoice<Key>,
  ) => readonly LostZero[];
};
