import { expect, type Page } from 'playwright/test';
import { expectKept, openOutcome, showInMenu } from './download-file.ts';

/** Presses what is offered after a final file, as a button or in the menu, once it is saved. */
export async function offer(page: Page, name: string) {
  await expectKept(page);
  const button = (await openOutcome(page)).getByRole('button', { name, exact: true });
  if (await button.isVisible()) await button.click();
  else await (await showInMenu(page, name)).click();
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
