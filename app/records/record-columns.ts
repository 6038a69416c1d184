import type { ReactNode } from 'react';

/** A column of a list; the first one names the row and leads to it. */
export type RecordColumn<Row, Sort extends string> = {
  label: string;
  /** What it sorts by, if it does. */
  sort?: Sort;
  isNumber?: boolean;
  show: (row: Row) => ReactNode;
};

/** The columns share the room alike, the first one has more; a card on a phone. */
export const RECORD_COLUMNS: Readonly<Record<number, string>> = {
  3: 'lg:grid-cols-[minmax(0,2fr)_repeat(2,minmax(0,1fr))_2.5rem]',
  4: 'lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_2.5rem]',
  5: 'lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))_2.5rem]',
};
export const RECORD_ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 lg:gap-x-4 lg:px-4';
