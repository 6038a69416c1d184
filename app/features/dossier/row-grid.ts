/** Shared by the heading and the rows; a card where the list is narrow. */
export const ROW_GRID =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 @4xl:grid-cols-[auto_minmax(0,2fr)_minmax(0,1.4fr)_9rem_10rem_9.5rem_2.5rem] @4xl:gap-x-4';
