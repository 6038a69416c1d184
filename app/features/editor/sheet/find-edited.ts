import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { type Box, listFieldBoxes } from '#app/sheet/mark-boxes.ts';
import type { DraftPath, Page } from '#documents';
import { isFilledBy } from './is-filled-by.ts';

/** A page index and a box on that page, in points. */
export type SheetPlace = { page: number; box: Box };

/**
 * The place on the sheet of a control’s value: the marks that it fills, else those that it styles
 * (the title for the colour, the first line for the columns). Null when the sheet does not show it.
 */
export function findEdited(pages: readonly Page[], controlId: string): SheetPlace | null {
  if (controlId === '') return null;
  const dressed = DRESSED.find(({ path }) => isInPart(controlId, fieldId(path)))?.field;
  return (
    findPlace(pages, (field) => isFilledBy(field, controlId)) ??
    findPlace(pages, (field) => field === dressed)
  );
}

function findPlace(
  pages: readonly Page[],
  isWanted: (field: DraftPath) => boolean,
): SheetPlace | null {
  for (const [index, page] of pages.entries()) {
    const [box] = listFieldBoxes(page, isWanted);
    if (box) return { page: index, box };
  }
  return null;
}

function isInPart(controlId: string, partId: string): boolean {
  return controlId === partId || controlId.startsWith(`${partId}-`);
}

/** Style settings without marks of their own, and the field whose marks show them. */
const DRESSED: readonly { path: DraftPath; field: DraftPath }[] = [
  { path: 'style.accent', field: 'title' },
  { path: 'style.template', field: 'title' },
  { path: 'style.watermark', field: 'title' },
  { path: 'style.columns', field: 'lines[0].name' },
  { path: 'style.labels', field: 'lines[0].name' },
  { path: 'priceMode', field: 'lines[0].name' },
];
