import { createSheetFonts } from './sheet-fonts.ts';

/** The fonts of the letters, shared within this tab. */
export const letterFonts = createSheetFonts();

/** The part of a document that the fonts need: its characters and its language. */
export function asDocument(text: unknown): { language: 'fr'; text: unknown } {
  return { language: 'fr', text };
}
