/** The layout that peers share with our sheet, in points. */
const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
export const TOP = 42;
export const BOTTOM = PAGE.height - 62;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const RIGHT = PAGE.width - MARGIN;
/** The address window of the buyer. */
export const WINDOW = { left: 295, top: 156, width: 255 };
/** The highest start of the lines on the first page. */
export const BODY_TOP = 250;
export const FOOTER_BASELINE = PAGE.height - 36;
export const CODE = { size: 62, gap: 14 };
/** For a column of numbers. */
export const COLUMN_WIDTH = 54;
export const TOTALS_WIDTH = 215;
export const LEADING = 1.35;
export const ROW_PADDING = 4;
export const RULE_COLOR = '#DDD7CA';
export const INK = '#16202E';

/** Widths of columns: the first takes what the others leave. */
export function columnWidths(count: number, total: number, each: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? total - each * (count - 1) : each,
  );
}
