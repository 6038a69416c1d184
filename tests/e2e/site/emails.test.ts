import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { makeEmail } from '#server/email/make-email.ts';
import { everyEmail } from '#server/test/email/every-email.ts';
import { expectNoOverflow } from '../journey/expect-accessible.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('every message is accessible on a phone, and its button is as large as a finger', async ({
      page,
    }) => {
      for (const content of everyEmail) {
        const { html } = await makeEmail('emile@exemple.fr', content);
        await page.setContent(html);
        await expectNoOverflow(page);
        for (const button of await page.locator('a.button').all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        const axe = new AxeBuilder({ page }).setLegacyMode().withTags(NORMS);
        const { violations } = await axe.analyze();
        expect(violations, content.type).toEqual([]);
      }
    });
  });

/** WCAG 2.2 AA; best practices excluded, since a message has no landmarks. */
const NORMS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
