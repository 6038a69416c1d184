import { expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { downloadPdf, openOutcome } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { DAY, test } from '../journey/journey.ts';
import { cell, openSection, showLines, waitForEditor } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

test('a sale to a consumer in Belgium goes over to the one-stop shop, at a typed rate', {
  tag: '@core',
}, async ({ page }) => {
  const { charges: _charges, ...sale } = samples['luminaires-belgique'];
  const draft = requireDraft({
    ...{ ...sale, vatRegime: 'normal', number: 'L-2026-0188', issueDate: DAY, dueDate: DAY },
    supply: { date: DAY },
    payment: { means: ['card', 'paid'], paidOn: DAY },
    lines: sale.lines.slice(0, 1).map((line) => ({ ...line, vatRate: '20' })),
  });
  await seedDevice(page, [{ id: 'sale', draft, isUnissued: true }]);
  await page.goto('/facture-tva?brouillon=sale');
  await waitForEditor(page);

  await openSection(page, /^Conformité/);
  await page.getByRole('button', { name: 'Choisir « Vente à distance, guichet unique »' }).click();
  await expect(page.getByRole('combobox', { name: 'Régime de TVA' })).toHaveValue('one-stop-shop');
  await expect(page.getByText(/saisissez le taux du pays de livraison/)).toBeVisible();

  await showLines(page);
  await expect(cell(page, 'TVA', 1)).toHaveValue('');
  await cell(page, 'TVA', 1).selectOption('autre…');
  const rate = page.getByRole('textbox', { name: 'TVA, ligne 1', exact: true });
  await rate.fill('21');
  await rate.press('Tab');
  await expect(cell(page, 'TVA', 1)).toHaveValue('21');
  await expectAccessible(page);

  const { text, xml } = await downloadPdf(page, { said: 'Facture téléchargée' });
  expect(text).toMatch(/21\s%\s*Belgique/);
  expect(text).toContain('CGI, déclarée au guichet unique');
  expect(text).not.toContain('BROUILLON');
  expect(xml).toBeUndefined();
  const outcome = await openOutcome(page);
  await expect(outcome.getByText(/sans facture électronique/)).toBeVisible();
});
