import type { Visitor } from './visitor.ts';

/** The live sheet, as CSS. */
export const SHEET = 'svg[aria-label^="Aperçu"]';

/** What the sheet says to those who do not see it, with plain spaces. */
export function readSheetName(visitor: Visitor): Promise<string> {
  return visitor.lookAt(
    SHEET,
    (sheet) => sheet?.getAttribute('aria-label')?.replace(/\s/g, ' ') ?? '',
  );
}
