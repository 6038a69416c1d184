/** Rows on a page of any list of the administration. */
export const PAGE_ROWS = 50;
