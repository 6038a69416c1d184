import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { download, readPdf, showInMenu } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient, fillCompanyCard, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';
import { field, openDocument, openEditor, sheet } from '../journey/open-editor.ts';

test('the account tells the number and the day before it issues, and refuses a wrong year', {
  tag: '@core',
}, async ({ page, request }) => {
  await openFilled(page, request);
  await expect(page.getByText(/^Prochain numéro\s: F-2026-0001/)).toBeVisible();
  await field(page, 'Numéro').fill('2026/041');
  // By the clock of the account, whatever the day of the page.
  await field(page, 'Date d’émission').fill(dayFromNow(40));
  await field(page, 'Date d’émission').blur();

  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Émettre la facture/ });
  const issue = dialog.getByRole('button', { name: 'Émettre et télécharger' });
  await expect(dialog).toContainText('un numéro ne se prend pas d’avance');
  await expect(issue).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Dater du/ }).click();
  await expect(dialog).toContainText(/Numéro\s: 2026\/041/);
  const file = await download(page, () => issue.click());
  expect((await readPdf(file.name, file.bytes)).text).toContain('2026/041');

  await (await showInMenu(page, /^Préparer la suivante/)).click();
  await openDocument(page);
  await expect(field(page, 'Numéro')).toHaveValue('Attribué à l’émission');
  await expect(page.getByText(/^Prochain numéro\s: 2026\/042/)).toBeVisible();
  await expect(page.getByText(/^Votre compte le donne au moment d’émettre\s: /)).toBeVisible();
  await expect(sheet(page)).not.toContainText('2026/04');
  await field(page, 'Objet').fill('Dépose');
  await page.goto('/documents');
  await expect(page.getByRole('link', { name: 'Numéro attribué à l’émission' })).toBeVisible();
});

test('a dialog that waits for the network asks again when it is back, and a fast clock is told', async ({
  page,
  request,
  context,
}) => {
  await openFilled(page, request);
  await field(page, 'Date d’émission').fill(dayFromNow(1));
  await field(page, 'Date d’émission').blur();
  const issuing = page.getByRole('button', { name: 'Émettre', exact: true }).first();
  const dialog = page.getByRole('dialog', { name: /^Émettre la facture/ });
  // Its code comes with a first press.
  await issuing.click();
  await expect(dialog).toContainText(/Numéro\s: F-2026-0001/);
  await dialog.getByRole('button', { name: 'Continuer à modifier' }).click();
  await context.setOffline(true);
  await issuing.click();
  await expect(dialog).toContainText('Prendre un numéro demande une connexion.');
  await context.setOffline(false);
  await expect(dialog).toContainText(/Numéro\s: F-2026-0001/);
  const issue = dialog.getByRole('button', { name: 'Émettre et télécharger' });
  await expect(issue).toBeEnabled();
  await dialog.getByRole('button', { name: `Dater du ${dayFromNow(0)}` }).click();
  await expect(dialog.getByRole('button', { name: /^Dater du/ })).toHaveCount(0);
  await expect(issue).toBeEnabled();
});

/** A whole invoice of a new account, with its section « Facture » open. */
async function openFilled(page: Page, request: APIRequestContext) {
  await openAccount(page, await makeAccount(request));
  await openEditor(page);
  await fillCompanyCard(page);
  await fillClient(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await openDocument(page);
}

/** « 07/01/2027 » */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('fr-FR');
}
