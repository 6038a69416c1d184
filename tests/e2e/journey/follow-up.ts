import { expect, type Page } from 'playwright/test';
import { expectKept } from './download-file.ts';

/**
 * Presses an action offered after a final download, directly or in its menu. It may move from one
 * to the other when the device has saved the document.
 */
export async function offer(page: Page, name: string) {
  const next = page.getByRole('region', { name: 'Et maintenant' });
  const offered = next
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('menuitem', { name, exact: true }));
  await expectKept(page);
  await expect(async () => {
    if (await offered.isVisible()) return;
    await page.keyboard.press('Escape');
    await next.getByRole('button', { name: 'Autre suite' }).click({ timeout: 1000 });
    await expect(offered).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await offered.click();
}

/** Waits for the sheet of a document, by its title. */
export async function expectTitle(page: Page, title: string) {
  await expect(page.getByRole('img', { name: new RegExp(title) }).first()).toBeVisible();
}

/** Opens « Paiements » of a document of the list that is shown. */
export async function showPayments(page: Page, number: string) {
  await page.getByRole('button', { name: new RegExp(`^Actions.*${number}$`) }).click();
  await page.getByRole('menuitem', { name: 'Paiements', exact: true }).click();
}
