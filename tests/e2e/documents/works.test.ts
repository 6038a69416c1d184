import { expect, type Page } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillCompany, fillConsumer, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { cell, field, openEditor } from '../journey/open-editor.ts';

const lines = (page: Page) => page.getByRole('region', { name: 'Lignes', exact: true });
const question = (page: Page) => lines(page).getByText(/^Si ce sont des travaux/);

/** A company whose trade nobody said replaces a window at 10 %. */
async function replaceWindow(page: Page) {
  await openEditor(page);
  await fillCompany(page);
  await fillConsumer(page);
  await fillLine(page, 1, { name: 'Remplacement d’une fenêtre', quantity: '1', price: '1 200' });
  await expect(question(page)).toBeHidden();
  await cell(page, 'TVA', 1).selectOption('10');
}

test('works at 10 % ask for the customer’s certification, and one press prints it', async ({
  page,
}) => {
  await replaceWindow(page);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);

  const add = lines(page).getByRole('button', { name: 'Ajouter la certification du client' });
  await add.press('Enter');
  const chosen = lines(page).getByText(/^Certification du client\s: amélioration/);
  await expect(chosen).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(add).toBeHidden();
  // The focus stays beside what was chosen: the next stop changes it.
  await page.keyboard.press('Tab');
  const change = lines(page).getByRole('button', { name: /^Changer\sla certification/ });
  await expect(change).toBeFocused();

  const { text } = await downloadPdf(page, { said: 'Facture téléchargée' });
  expect(text).toContain('Camille Morel certifie, en qualité de preneur');
  expect(text).toContain('279-0 bis');

  await change.click();
  await expect(field(page, 'Travaux à taux réduit')).toBeFocused();
});

test('a certification that no longer fits the rate is put right beside the lines', async ({
  page,
}) => {
  await replaceWindow(page);
  await lines(page).getByRole('button', { name: 'Ajouter la certification du client' }).click();
  await cell(page, 'TVA', 1).selectOption('5.5');
  await lines(page).getByRole('button', { name: 'Rénovation énergétique', exact: true }).click();
  await expect(
    lines(page).getByText(/^Certification du client\s: rénovation énergétique/),
  ).toBeVisible();
  await cell(page, 'TVA', 1).selectOption('20');
  await lines(page).getByRole('button', { name: 'Retirer la certification' }).click();
  await expect(lines(page).getByText(/certification/i)).toHaveCount(0);
});
