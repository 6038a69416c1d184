import { createSheetFonts } from './sheet-fonts.ts';

export const letterFonts = createSheetFonts();

/** The part of a document that the fonts need: its characters and its language. */
export function asDocument(text: unknown): { language: 'fr'; text: unknown } {
  return { language: 'fr', text };
}
