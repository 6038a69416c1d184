import { expect, type Page } from 'playwright/test';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount } from '../journey/make-account.ts';
import { clientName, openDocument, openEditor, sheet } from '../journey/open-editor.ts';

test('without a network a client of the account is found, opened and invoiced', {
  tag: '@core',
}, async ({ page, request, context }) => {
  const account = await makeAccount(request);
  const headers = await asAccount(request, account);
  const address = { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' };
  for (const name of ['Cycles Garance', 'Zinguerie Morel']) {
    const data = { name, billing_city: 'Lyon', buyer: { kind: 'business', address } };
    expect((await request.post('/rest/v1/clients', { headers, data })).status()).toBe(201);
  }
  await openAccount(page, account);
  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Zinguerie Morel' })).toBeVisible();
  await expect.poll(() => countKept(page, account.id)).toBe(2);
  await context.setOffline(true);
  await page.getByLabel('Chercher dans mes clients').fill('garance');
  await expect(page.getByText('Sans connexion')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cycles Garance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zinguerie Morel' })).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('Sans connexion')).toBeHidden();

  await openEditor(page);
  await openDocument(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await clientName(page).fill('gar');
  await page.getByRole('option', { name: /^Cycles Garance/ }).click();
  await expect(sheet(page)).toContainText('69006 Lyon');
});

/** Companies, clients and products that this device has a copy of. */
function countKept(page: Page, userId: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const rows = IDBKeyRange.bound('record/', 'record/\uffff');
          const counting = db.transaction('synced').objectStore('synced').count(rows);
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            db.close();
            resolve(counting.result);
          };
        };
      }),
    `facturier-${userId}`,
  );
}
