import type { ReactNode } from 'react';

/** The first column links to the entry. */
export type RecordColumn<Row, Sort extends string> = {
  label: string;
  /** The sort key of a sortable column. */
  sort?: Sort;
  isNumber?: boolean;
  show: (row: Row) => ReactNode;
};

/** Grid columns by their number; the first is twice as wide. */
export const RECORD_COLUMNS: Readonly<Record<number, string>> = {
  3: '@4xl:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_2.5rem]',
  4: '@4xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_2.5rem]',
  5: '@4xl:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_2.5rem]',
};
export const RECORD_ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 @4xl:gap-x-4 @4xl:px-4';
