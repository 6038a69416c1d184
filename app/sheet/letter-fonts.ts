import { createSheetFonts } from './sheet-fonts.ts';

/** The typeface of the letters of this tab, with the parts that they have asked for. */
export const letterFonts = createSheetFonts();

/** What the fonts read of a letter, or of a text: its characters, and its language, French. */
export function asDocument(text: unknown): { language: 'fr'; text: unknown } {
  return { language: 'fr', text };
}
