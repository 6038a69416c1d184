import { expect } from 'playwright/test';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { openEditor } from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('nothing of the site stands under an editor, and the menu has what the law wants', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
  const menu = page.getByRole('dialog');
  for (const name of ['Mentions légales', 'Confidentialité', 'Cookies'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await menu.getByRole('button', { name: 'Gérer les cookies' }).tap();
  const choice = page.getByRole('dialog', { name: /cookies/i });
  await expect(choice.getByRole('button', { name: 'Refuser' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.goto('/cookies');
  await expect(page.getByText(/sur un téléphone, dans le menu/)).toBeVisible();
});

test('on a wide screen the pages of the law are one line', async ({ openElsewhere }) => {
  const page = await openElsewhere({ viewport: { width: 1440, height: 900 } });
  await openEditor(page);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  expect((await requireBox(foot)).height).toBeLessThanOrEqual(60);
});
