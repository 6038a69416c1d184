import { expect, test } from 'vitest';
import { type DraftInput, type Sheet, TEMPLATES } from '#documents';
import { listReminders } from '#documents/samples/reminders.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { drawCase } from './draw-case.ts';
import { drawReminder } from './draw-reminder.ts';
import { goldenCases } from './golden-cases.ts';
import { nameGolden } from './golden-folder.ts';
import { openPdf } from './open-pdf.ts';
import { readWords } from './read-words.ts';

// A screen reader takes words as the spaces of the tagged text cut them, wherever they are painted.

for (const golden of goldenCases) {
  test.each(TEMPLATES)(
    `${nameGolden(golden)} in « %s » has the words of its sheet`,
    async (template) => {
      const style: DraftInput['style'] = { ...golden.input.style, template };
      await expectWords(await drawCase({ ...golden.input, style }));
    },
  );
}

for (const [name, reminder] of Object.entries(listReminders())) {
  test.each(TEMPLATES)(
    `the letter « ${name} » in « %s » has the words of its sheet`,
    async (template) => {
      await expectWords(drawReminder(reminder, await loadFonts(), template));
    },
  );
}

async function expectWords({ pdf, sheet }: { pdf: Uint8Array; sheet: Sheet }): Promise<void> {
  const read = await openPdf(pdf, (document) => {
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
    return Promise.all(numbers.map(async (number) => readWords(await document.getPage(number))));
  });
  expect(read).toEqual(sheet.pages.map((page) => listWords(sheet, page)));
}

/** Each line of the sheet begins a word, unless it goes on with one that was cut. */
function listWords({ nodes }: Sheet, { marks }: Sheet['pages'][number]): string[] {
  const texts = new Map<number, string>();
  for (const mark of marks) {
    if (mark.type !== 'text' || mark.node === undefined) continue;
    const end = mark.isCut ? '' : ' ';
    texts.set(mark.node, `${texts.get(mark.node) ?? ''}${mark.text}${end}`);
  }
  const inOrder = (parent: number | null): string[] =>
    nodes.flatMap((node, index) =>
      node.parent === parent ? [texts.get(index) ?? '', ...inOrder(index)] : [],
    );
  return inOrder(null).join('').trim().split(/\s+/);
}
