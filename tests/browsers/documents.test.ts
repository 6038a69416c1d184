import { describe, expect, test } from 'vitest';
import type { RuleResult } from '#documents';
import { getToday } from '#runtime/today.ts';
import { BROWSERS, enter, expectNoFault } from './browsers.ts';
import { expectNoOwnScrollBar } from './expect-no-own-scroll-bar.ts';
import { KINDS } from './fill-kinds.ts';
import { makeAgain } from './make-again.ts';
import { readSheetName, SHEET } from './sheet.ts';
import { takeFile } from './take-file.ts';
import type { Visitor } from './visitor.ts';

describe.each(BROWSERS)('in $browser', ({ open }) => {
  test.each(KINDS)(
    '$path: from an empty page to the file that Node makes, found again',
    async ({ path, fill, amount }) => {
      const visitor = await enter({ open });
      const today = getToday(new Date());
      await visitor.open(path);
      await fill(visitor);
      await expect.poll(() => readSheetName(visitor)).toContain(amount);
      const file = await takeFile(visitor, () =>
        visitor.press({ role: 'button', name: 'Télécharger le PDF' }),
      );
      const { draft, conformity, bytes } = await makeAgain(file, today);
      const isBlocking = ({ severity, state }: RuleResult) =>
        severity === 'blocking' && state === 'missing';
      expect(conformity.filter(isBlocking)).toEqual([]);
      expect(file.equals(bytes)).toBe(true);
      await expectNoFault(visitor);
      await expectFoundAgain(visitor, { number: draft.number, amount });
    },
  );
});

async function expectFoundAgain(
  visitor: Visitor,
  { number, amount }: Record<'number' | 'amount', string>,
) {
  await visitor.open('/dossier');
  await expectNoOwnScrollBar(visitor);
  await visitor.press({ role: 'link', name: number });
  await expect.poll(() => readSheetName(visitor)).toContain(amount);
  const readTexts = () => visitor.lookAt(SHEET, (sheet) => sheet?.textContent);
  await expect.poll(readTexts).toContain(number);
  await expectNoFault(visitor);
}
