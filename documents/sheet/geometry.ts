/** Lengths of the sheet, in points. A4 (ISO 216). */
export const PAGE_WIDTH = 595.28;
export const PAGE_HEIGHT = 841.89;

export const MARGIN_LEFT = 48;
const MARGIN_RIGHT = 48;
export const MARGIN_TOP = 42;
export const CONTENT_WIDTH = PAGE_WIDTH - MARGIN_LEFT - MARGIN_RIGHT;
export const CONTENT_RIGHT = PAGE_WIDTH - MARGIN_RIGHT;
export const CONTENT_BOTTOM = PAGE_HEIGHT - 54;
export const FOOTER_BASELINE = PAGE_HEIGHT - 32;

/** Coloured grounds exceed the margins, so that texts on them stay aligned with the others. */
export const GROUND_OVERHANG = 6;
export const GROUND = {
  x: MARGIN_LEFT - GROUND_OVERHANG,
  width: CONTENT_WIDTH + GROUND_OVERHANG * 2,
};

export function millimetres(length: number): number {
  return (length * 72) / 25.4;
}

/**
 * The buyer's address in a DL envelope with a right window (110 × 220 mm, window 35 × 100 mm, 20 mm
 * from the right and bottom edges). This part stays visible however a sheet folded in three shifts.
 */
export const WINDOW = {
  left: millimetres(104),
  right: millimetres(190),
  top: millimetres(55),
  bottom: millimetres(80),
};
