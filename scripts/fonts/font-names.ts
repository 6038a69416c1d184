import type { FontWeight } from '#documents/sheet/fonts/font-part.ts';

export type FontNames = { family: string; style: string; postScript: string };

/** The licence (public/fonts/OFL.txt, article 3) reserves "Plex" for unmodified fonts. */
export const FONT_NAMES: Record<FontWeight, FontNames> = {
  regular: { family: 'Sheet Sans', style: 'Regular', postScript: 'SheetSans-Regular' },
  semibold: { family: 'Sheet Sans', style: 'SemiBold', postScript: 'SheetSans-SemiBold' },
};
