import type { ColumnChoice } from './import-columns.ts';
import type { RowReader } from './judge-rows.ts';
import type { LostZero } from './zeros/lost-zeros.ts';

export type ImportKind<Key extends string, Value> = RowReader<Key, Value> & {
  title: string;
  /** « 3 clients » */
  count: (count: number) => string;
  /** The records that the account already holds. */
  present: { queryKey: readonly string[]; queryFn: () => Promise<readonly Value[]> };
  /** Where the titles and the order of the fields do not say enough. */
  guess?: (rows: Rows) => ColumnChoice<Key>;
  /** Whether the user has to be asked, by `Questions` of the dialog, before the rows are judged. */
  isAsking?: (rows: Rows, choice: ColumnChoice<Key>) => boolean;
  /** The numbers that a spreadsheet shortened. */
  findLostZeros?: (rows: Rows, choice: ColumnChoice<Key>) => readonly LostZero[];
};

export type ImportQuestionProps<Key extends string> = {
  rows: Rows;
  choice: ColumnChoice<Key>;
  onChange: (choice: ColumnChoice<Key>) => void;
};

type Rows = readonly (readonly string[])[];
