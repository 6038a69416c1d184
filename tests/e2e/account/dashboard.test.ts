import { expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { download } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { DAY, test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';

const YEAR = DAY.slice(0, 4);

test('the dashboard of an account shows its books, and an accountant takes its sales', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  await issueDrafts(request, account, [draft()]);
  await openAccount(page, account);
  await page.goto('/dashboard');
  const due = page.getByRole('definition').filter({ hasText: '1 document' }).first();
  await expect(due).toContainText(/1.200,00.€/);
  await page.getByText('Voir les chiffres').nth(1).click();
  await expect(page.getByRole('row', { name: /^20.%/ })).toContainText(/200,00.€/);
  await page.getByLabel('Période').selectOption(`${YEAR}-T1`);
  await expect(page).toHaveURL(new RegExp(`periode=${YEAR}-T1`));
  await expectAccessible(page);

  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Comptabilité' });
  const file = await download(page, () =>
    card.getByRole('button', { name: 'Journal des ventes' }).click(),
  );
  expect(file.name).toBe(`journal-des-ventes-${YEAR}.txt`);
  const [titles, client, sales, vat] = file.bytes.toString().split('\r\n');
  expect(titles?.split('\t')).toHaveLength(18);
  expect(client).toContain('411000\tClients\tCYCLESGARANCE\tCycles Garance');
  expect(client).toContain('1200,00\t0,00');
  expect(sales).toContain('0,00\t1000,00');
  expect(vat).toContain('445710\tTVA collectée');
  await expect(card.getByRole('status')).toHaveText('Votre journal est téléchargé.');
});

/** 1 000 € plus VAT, issued on 1 January. */
function draft() {
  const address = { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' };
  return requireDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    number: '',
    issueDate: `${YEAR}-01-01`,
    dueDate: `${YEAR}-01-31`,
    currency: 'EUR',
    operation: 'services',
    seller: { kind: 'company', name: 'Atelier Dupont', siren: '732829320', address },
    buyer: { kind: 'business', name: 'Cycles Garance', address },
    lines: [
      { kind: 'item', name: 'Site', quantity: '1', unit: 'C62', unitPrice: '1000', vatRate: '20' },
    ],
  });
}
