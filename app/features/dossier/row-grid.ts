/** Shared by the heading and the rows; a card on a phone. */
export const ROW_GRID =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 lg:grid-cols-[auto_minmax(0,2fr)_minmax(0,1.4fr)_9.5rem_8rem_9.5rem_2.5rem] lg:gap-x-4';
