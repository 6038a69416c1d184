import { expect, type Page } from 'playwright/test';
import { convertInvoiceToCredit } from '#documents';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { showPayments } from '../journey/follow-up.ts';
import { issueDrafts, linkDrafts, paidTwelveEuros, twelveEuros } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';

test('what an avoir keeps is shown, deducted from the next invoice on all devices, and taken back', async ({
  page: office,
  openElsewhere,
  request,
}) => {
  const account = await makeAccount(request);
  const [first = '', second = ''] = await issueDrafts(request, account, [
    paidTwelveEuros,
    twelveEuros,
  ]);
  const made = convertInvoiceToCredit({ ...paidTwelveEuros, number: first }, { number: '', today });
  const kept = { ...made, credit: { ...made.credit, treatment: { kind: 'on-account' } as const } };
  const [, , avoir = ''] = await issueDrafts(request, account, [kept], 3);
  await linkDrafts(request, account, [['document-1', 'document-3', 'credit']]);
  await openAccount(office, account);
  const phone = await openElsewhere();
  await openAccount(phone, account);
  await office.goto('/documents');
  await expect(documents(office)).toContainText(/12,00.€ à valoir/);

  await showPayments(office, second);
  const dialog = office.getByRole('dialog', { name: 'Paiements' });
  const usable = dialog.getByRole('region', { name: 'Crédits du client' });
  await expect(usable).toContainText(new RegExp(`${avoir}.: 12,00.€ à valoir`));
  await expectAccessible(office);
  await usable.getByRole('button', { name: /^Déduire 12,00.€/ }).click();
  await expect(office.getByText('Crédit déduit')).toBeVisible();
  for (const device of [office, phone]) {
    await device.goto('/documents');
    await expect(documents(device)).not.toContainText('à valoir');
    await showPayments(device, second);
    const used = device.getByRole('list', { name: 'Crédits déduits' });
    await expect(used).toContainText(new RegExp(`12,00.€ en moins, par l’avoir ${avoir}`));
    await expect(device.getByRole('dialog', { name: 'Paiements' })).toContainText(
      'rien ne reste à recevoir',
    );
  }
  await phone.getByRole('button', { name: 'Ne plus déduire' }).click();
  await expect(usableOn(phone)).toContainText(/12,00.€ à valoir/);
  await office.goto('/documents');
  await expect(documents(office)).toContainText(/12,00.€ à valoir/);
});

function usableOn(page: Page) {
  return page.getByRole('region', { name: 'Crédits du client' });
}

function documents(page: Page) {
  return page.getByRole('list', { name: 'Documents' });
}

const today = '2026-11-02';
