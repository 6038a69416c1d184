import type { Sheet } from '#documents';

/**
 * Prints the pages of a document (`PrintedSheet` must be on the page). First waits for the fonts of
 * its characters: a browser fetches those of rare ones when it draws them, which a print does not
 * wait for.
 */
export async function printSheet(sheet: Sheet): Promise<void> {
  const texts = { regular: '', semibold: '' };
  for (const { marks } of sheet.pages)
    for (const mark of marks) if ('text' in mark) texts[mark.weight] += mark.text;
  const fontFamily = getComputedStyle(document.body).getPropertyValue('--font-sheet');
  // Fonts that do not come, without a network, leave the print with those at hand.
  await Promise.allSettled([
    document.fonts.load(`400 10px ${fontFamily}`, texts.regular),
    document.fonts.load(`600 10px ${fontFamily}`, texts.semibold),
  ]);
  window.print();
}
