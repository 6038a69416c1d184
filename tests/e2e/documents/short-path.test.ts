import { expect } from 'playwright/test';
import { downloadPdf, expectKept } from '../journey/download-file.ts';
import { fillClient, fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  clientCard,
  clientName,
  field,
  openEditor,
  openPayment,
  sheet,
  waitForPage,
} from '../journey/open-editor.ts';

const PATHS = [
  '/facture-tva',
  '/facture-auto-entrepreneur',
  '/devis',
  '/recu',
  '/quittance-loyer',
  '/avoir',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const path of PATHS)
    test(`${path}: an empty document is short, and says nothing against its author`, {
      tag: '@core',
    }, async ({ page }) => {
      await page.goto(path);
      await waitForPage(page);
      const form = page.getByRole('form', { name: 'Document' });
      const box = await form.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(3000);
      await expect(page.getByText(/mentions? manquent?/)).toHaveCount(0);
      await expect(page.getByText(/BR-\d|EN 16931|PDF\/A/)).toHaveCount(0);
    });
});

test('an empty sheet shows what will stand there, until something is typed', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/facture-tva');
  await waitForPage(page);
  await expect(sheet(page).getByText('Le nom de votre client')).toBeVisible();
  await expect(sheet(page).getByText('BROUILLON')).toHaveCount(0);
  await clientName(page).fill('Cycles Garance');
  await expect(sheet(page).getByText('BROUILLON')).toBeVisible();
  await expect(sheet(page).getByText('Numéro et rue')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /mentions manquent$/ })).toBeVisible();
});

test('what is known is a line: number and dates, then the client once met', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await downloadPdf(page);
  await expectKept(page);
  await page.goto('/facture-tva');
  await waitForPage(page);
  const numbered = page.getByRole('button', { name: /^Facture F-2026-0002 · .+ · échéance/ });
  await expect(numbered).toHaveAttribute('aria-expanded', 'false');
  await clientName(page).pressSequentially('cy');
  await page.getByRole('option', { name: /^Cycles Garance SAS/ }).click();
  await expect(clientCard(page)).toContainText('404 833 048');
  const edit = clientCard(page).getByRole('button', { name: /^Modifier/ });
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(field(clientCard(page), 'Ville')).toHaveValue('Lyon');
});

test('what the law wants opens by itself, in its place', async ({ page }) => {
  await openEditor(page);
  await fillClient(page);
  await field(page, 'Numéro').fill('');
  await page.reload();
  await waitForPage(page);
  await expect(field(page, 'Numéro')).toBeVisible();
});

test('the first account brings the transfer, and nothing claims one without it', async ({
  page,
}) => {
  await openEditor(page);
  await openPayment(page);
  const transfer = page.getByRole('checkbox', { name: 'Virement', exact: true });
  await expect(transfer).not.toBeChecked();
  await field(page, 'IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
  await expect(transfer).toBeChecked();
});
