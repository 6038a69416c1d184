import { expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { downloadPdf } from '../journey/download-file.ts';
import { test } from '../journey/journey.ts';
import { expectNumber } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

test('a rent with VAT is followed by its invoice, which alone tells the tax', {
  tag: '@core',
}, async ({ page }) => {
  const draft = requireDraft(samples['quittance-local-professionnel']);
  await seedDevice(page, [{ id: 'rent', draft }]);
  await page.goto('/dossier');
  await page.getByRole('button', { name: /^Actions.*Q-2026-0004/ }).click();
  await page.getByRole('menuitem', { name: 'Créer la facture', exact: true }).click();
  await expect(page).toHaveURL(/\/facture-tva/);
  await expect(page.getByText(/^Issue de la quittance de loyer Q-2026-0004/)).toBeVisible();
  await expectNumber(page, /^F-/);
  const { text, xml } = await downloadPdf(page);
  expect(text).not.toContain('BROUILLON');
  expect(text).toContain('Provision sur charges');
  expect(xml).toMatch(/<ram:TaxTotalAmount currencyID="EUR">1218\.00</);
});
