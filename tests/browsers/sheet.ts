import type { Visitor } from './visitor.ts';

/** The live sheet, as CSS. */
export const SHEET = 'svg[aria-label^="Aperçu"]';

/** The accessible name of the sheet, with plain spaces. */
export function readSheetName(visitor: Visitor): Promise<string> {
  return visitor.lookAt(
    SHEET,
    (sheet) => sheet?.getAttribute('aria-label')?.replace(/\s/g, ' ') ?? '',
  );
}
