import { expect, type Page } from 'playwright/test';
import { convertInvoiceToCredit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts, linkDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount } from '../journey/make-account.ts';

test('what an avoir keeps is shown, deducted from the next invoice on all devices, and taken back', {
  tag: '@core',
}, async ({ page: office, openElsewhere, request }) => {
  const account = await makeAccount(request);
  const [first = '', second = ''] = await issueDrafts(request, account, [paid, invoice]);
  const made = convertInvoiceToCredit({ ...paid, number: first }, { number: '', today });
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
  const usable = dialog.getByRole('region', { name: 'Avoirs à valoir' });
  await expect(usable).toContainText(new RegExp(`${avoir}.: 12,00.€ à valoir`));
  await expectAccessible(office);
  await usable.getByRole('button', { name: /^Déduire 12,00.€/ }).click();
  await expect(office.getByText('Avoir déduit')).toBeVisible();
  for (const device of [office, phone]) {
    await device.goto('/documents');
    await expect(documents(device)).not.toContainText('à valoir');
    await showPayments(device, second);
    const used = device.getByRole('list', { name: 'Avoirs déduits' });
    await expect(used).toContainText(new RegExp(`12,00.€ · déduits par l’avoir ${avoir}`));
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
  return page.getByRole('region', { name: 'Avoirs à valoir' });
}

function documents(page: Page) {
  return page.getByRole('list', { name: 'Documents' });
}

async function showPayments(page: Page, number: string) {
  await page.getByRole('button', { name: new RegExp(`^Actions.*${number}$`) }).click();
  await page.getByRole('menuitem', { name: 'Paiements', exact: true }).click();
}

const today = '2026-11-02';
const { references: _references, ...menuisier } = requireDraft(samples.menuisier);
/** 12 €, tax included. */
const invoice: Draft = {
  ...menuisier,
  ...{ number: '', issueDate: today, dueDate: '2026-12-02', references: {} },
  ...{ prepayments: [], allowances: [], charges: [] },
  lines: [
    {
      ...{ kind: 'item', name: 'Réglage', quantity: '1', unit: 'C62' },
      ...{ vatRate: '20', unitPrice: '10' },
    },
  ],
};
const paid: Draft = {
  ...invoice,
  payment: { ...invoice.payment, means: ['paid', 'card'], paidOn: today },
};
