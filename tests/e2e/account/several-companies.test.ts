import { type APIRequestContext, expect } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount, type TestAccount } from '../journey/make-account.ts';
import { openEditor, sellerCard, sheet } from '../journey/open-editor.ts';

test('a document begins with the company whose VAT suits it, and is not issued with another’s', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  await addCompany(request, account, { name: 'Atelier Franchise', vatRegime: 'franchise' });
  await addCompany(request, account, { name: 'Zinguerie Taxée', vatRegime: 'normal' });
  await openAccount(page, account);
  await openEditor(page);
  const choice = sellerCard(page).getByLabel('Entreprise', { exact: true });
  await expect(choice).toHaveValue(/./);
  await expect(choice.locator('option:checked')).toHaveText('Zinguerie Taxée');
  await openEditor(page, '/facture-auto-entrepreneur');
  await expect(choice.locator('option:checked')).toHaveText('Atelier Franchise');

  await openEditor(page);
  await choice.selectOption('Atelier Franchise');
  await expect(sheet(page)).toContainText('Atelier Franchise');
  const notice = page.getByRole('region', { name: 'TVA de l’entreprise' });
  await expect(notice).toContainText('Atelier Franchise est en franchise de TVA.');
  await expectAccessible(page);
  await fillClient(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '100' });
  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  await expect(page.getByText('Pas encore émis')).toBeVisible();

  await notice.getByRole('button', { name: 'Passer en facture sans TVA' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Changer', exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(sheet(page)).toContainText('TVA non applicable');
  await expect(choice.locator('option:checked')).toHaveText('Atelier Franchise');

  await choice.selectOption('Zinguerie Taxée');
  await expect(notice).toContainText('Zinguerie Taxée facture la TVA.');
  await notice.getByRole('button', { name: 'Elle est en franchise' }).click();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText(/F-\d{4}-0001/);
});

async function addCompany(
  request: APIRequestContext,
  account: TestAccount,
  { name, vatRegime }: { name: string; vatRegime: 'normal' | 'franchise' },
): Promise<void> {
  const { seller, style, payment, operation, vatOnDebits } = requireDraft(samples.menuisier);
  const defaults = { vatRegime, payment, operation, vatOnDebits, notes: '', terms: '' };
  const added = await request.post('/rest/v1/companies', {
    headers: await asAccount(request, account),
    data: { name, seller: { ...seller, name }, style, defaults: { ...defaults, numbering: {} } },
  });
  expect(added.status(), await added.text()).toBe(201);
}
