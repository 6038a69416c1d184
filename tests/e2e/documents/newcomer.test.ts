import { expect } from 'playwright/test';
import { download, downloadPdf, readElement } from '../journey/download-file.ts';
import { expectFinal } from '../journey/expect-final.ts';
import { fillClient, fillInvoice, fillLine, fillSoleTrader } from '../journey/fill-invoice.ts';
import { DAY, test } from '../journey/journey.ts';
import { field, openEditor, openSection, sheet } from '../journey/open-editor.ts';

test('a newcomer makes an invoice with VAT, from an empty page to its file', {
  tag: '@core',
}, async ({ page }) => {
  await openEditor(page, '/facture-tva');
  await fillInvoice(page);
  await openSection(page, /^Plus de détails Intitulé/);
  await field(page, 'Notes internes').fill('Marge de 40 points');
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();
  await expect(
    page.getByText('facture électronique Factur-X · archivable · accessible'),
  ).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName(/net à payer 1\s800,00\s€/);

  const { name, text, xml, json } = await downloadPdf(page, { said: 'Facture téléchargée' });
  expect(name).toBe('F-2026-0001 Cycles Garance SAS.pdf');
  expect(text).not.toContain('BROUILLON');
  expect(text).toContain('Menuiserie Lefèvre');
  expect(text).toContain('1\u202f800,00\u00a0€');
  expect(readElement(xml, 'TaxBasisTotalAmount')).toBe('1500.00');
  expect(readElement(xml, 'TaxTotalAmount')).toBe('300.00');
  expect(readElement(xml, 'GrandTotalAmount')).toBe('1800.00');
  expect(readElement(xml, 'DuePayableAmount')).toBe('1800.00');
  expect(json).not.toContain('Marge de 40');

  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  const ubl = await download(page, () =>
    page.getByRole('menuitem', { name: /^Télécharger en UBL/ }).click(),
  );
  expect(ubl.name).toBe('F-2026-0001 Cycles Garance SAS.ubl.xml');
  expect(ubl.bytes.toString()).toContain(
    '<cbc:PayableAmount currencyID="EUR">1800.00</cbc:PayableAmount>',
  );
  expectFinal(json, DAY);
});

test('a sole trader without VAT makes an invoice with its mention', { tag: '@core' }, async ({
  page,
}) => {
  await openEditor(page, '/facture-auto-entrepreneur');
  await fillSoleTrader(page);
  await fillClient(page);
  const line = { name: 'Illustration de couverture', quantity: '2', price: '325,50' };
  await fillLine(page, 1, { ...line, priceLabel: 'Prix' });
  await expect(page.getByText('Toutes les mentions obligatoires sont là.')).toBeVisible();

  const { name, text, xml, json } = await downloadPdf(page);
  expect(name).toBe('F-2026-0001 Cycles Garance SAS.pdf');
  expect(text).not.toContain('BROUILLON');
  expect(text).toContain('TVA non applicable, article 293 B du CGI');
  expect(text).toContain('Noémie Rivière\u00a0EI');
  expect(readElement(xml, 'TaxTotalAmount')).toBe('0.00');
  expect(readElement(xml, 'DuePayableAmount')).toBe('651.00');
  expect(readElement(xml, 'Content')).toBe('TVA non applicable, article 293 B du CGI');
  expectFinal(json, DAY);
});
