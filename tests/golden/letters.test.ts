import { expect, test } from 'vitest';
import { listReminders } from '#documents/samples/reminders.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { drawReminder } from './draw-reminder.ts';
import { openPdf } from './open-pdf.ts';
import { readText } from './read-text.ts';

// After an intended change: npx vitest run tests/golden/letters.test.ts -u, then read the diff.

for (const [name, reminder] of Object.entries(listReminders())) {
  test(`the letter « ${name} » reads as it was last read`, async () => {
    const { pdf } = drawReminder(reminder, await loadFonts());
    await openPdf(pdf, async (document) => {
      await expect(await readText(document)).toMatchFileSnapshot(`letters/${name}.txt`);
    });
  });
}
