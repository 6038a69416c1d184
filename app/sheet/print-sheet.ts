import type { Sheet } from '#documents';

/**
 * Prints a document (`PrintedSheet` must be mounted). Waits for its fonts first: browsers load rare
 * characters lazily, and printing does not wait for them.
 */
export async function printSheet(sheet: Sheet): Promise<void> {
  const texts = { regular: '', semibold: '' };
  for (const { marks } of sheet.pages)
    for (const mark of marks) if ('text' in mark) texts[mark.weight] += mark.text;
  const fontFamily = getComputedStyle(document.body).getPropertyValue('--font-sheet');
  // Offline, print with the fonts at hand.
  await Promise.allSettled([
    document.fonts.load(`400 10px ${fontFamily}`, texts.regular),
    document.fonts.load(`600 10px ${fontFamily}`, texts.semibold),
  ]);
  window.print();
}
