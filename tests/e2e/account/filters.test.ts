import { expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { accountMenu, makeAccount, signIn } from '../journey/make-account.ts';
import { listScrolling } from '../journey/screen/list-scrolling.ts';

test('the filters of documents have no scroll bar of their own', async ({ page, request }) => {
  const account = await makeAccount(request);
  await issueDrafts(request, account, [
    requireDraft(samples.menuisier),
    requireDraft(samples['devis-agence-web']),
  ]);
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByRole('list', { name: 'Documents', exact: true })).toBeVisible();
  for (const width of [1440, 1024, 640, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const filters = page.getByRole('button', { name: 'Filtres' });
    if (await filters.isVisible()) await filters.click();
    await expect(page.getByLabel('Émis à partir du')).toBeVisible();
    expect(await listScrolling(page.getByRole('main')), `${width} px`).toEqual([]);
    await expectAccessible(page);
  }
});
