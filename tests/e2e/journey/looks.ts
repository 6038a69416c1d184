import { test } from './journey.ts';

type ColorScheme = 'light' | 'dark';

/** Declares the same journeys for both themes and both widths. */
export function describeLooks(declare: (look: { width: number }) => void): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      const title = `at ${width} px in the ${colorScheme} theme`;
      test.describe(title, { tag: tagLook(width, colorScheme) }, () => {
        test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
        declare({ width });
      });
    }
  }
}

/** Core journeys check one look; the long suite checks all of them. */
export function tagLook(width: number, colorScheme: ColorScheme): string[] {
  return width === 360 && colorScheme === 'dark' ? ['@core'] : [];
}
