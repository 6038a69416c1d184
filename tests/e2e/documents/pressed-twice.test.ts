import { expect, type Page } from 'playwright/test';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { expectKept, openOutcome, showInMenu } from '../journey/download-file.ts';
import { test } from '../journey/journey.ts';
import { expectClient, field, openDocument, waitForEditor } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

const quote: Draft = { ...requireDraft(samples['devis-agence-web']), validUntil: '2099-12-31' };
const invoice = requireDraft(samples.menuisier);

test('a double press makes one receipt', { tag: '@core' }, async ({ page }) => {
  await openIssued(page, invoice);
  const outcome = await openOutcome(page);
  await outcome.getByRole('button', { name: /^Payée/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marquer payée' }).click();
  await outcome.getByRole('button', { name: 'Créer le reçu' }).dblclick(SLOW);
  await expect(page).toHaveURL(/\/recu\?/);
  await expectMade(page, [/^R-2026-0001/]);
});

test('a double press makes one copy, one avoir', async ({ page }) => {
  await openIssued(page, invoice);
  await (await showInMenu(page, 'Dupliquer')).dblclick();
  await expect(page).not.toHaveURL(/brouillon=given/);
  await expectMade(page, [/^F-2026-0001/]);

  await page.goto('/facture-tva?brouillon=given');
  await waitForEditor(page);
  await (await showInMenu(page, 'Faire un avoir')).dblclick();
  await page.getByRole('combobox', { name: 'Motif' }).selectOption('Retour de marchandises');
  await page.getByRole('button', { name: 'Créer l’avoir' }).dblclick();
  await expect(page).toHaveURL(/\/avoir\?/);
  await expectMade(page, [/^A-2026-0001/, /^F-2026-0001/]);
});

test('a double press makes one invoice of a quote', async ({ page }) => {
  await openIssued(page, quote);
  await (await openOutcome(page)).getByRole('button', { name: /^Accepté/ }).click();
  await (await openOutcome(page)).getByRole('button', { name: 'Créer la facture' }).dblclick(SLOW);
  await expect(page).toHaveURL(/\/facture-/);
  await expectMade(page, [/^F-2026-0001/]);
});

test('a double press begins one document for the same client', async ({ page }) => {
  await openIssued(page, invoice);
  await (await openOutcome(page)).getByRole('button', { name: 'Pour le même client' }).dblclick();
  await expect(page).not.toHaveURL(/brouillon=given/);
  await expectClient(page, invoice.buyer.name);
  await openDocument(page);
  await field(page, 'Date d’émission').fill('19/11/2026');
  await expect(page).toHaveURL(/brouillon=/);
  await expectMade(page, [/^F-2026-0001/]);
});

async function openIssued(page: Page, draft: Draft) {
  await seedDevice(page, [{ id: 'given', draft }]);
  await page.goto(`/${draft.kind}?brouillon=given`);
  await waitForEditor(page);
  await expectKept(page);
}

/** The documents of the list beside the one that all follow. */
async function expectMade(page: Page, numbers: readonly RegExp[]) {
  await page.goto('/dossier');
  const list = page.getByRole('list', { name: 'Documents' });
  await expect(list.getByRole('link')).toHaveCount(numbers.length + 1);
  for (const number of numbers)
    await expect(list.getByRole('link', { name: number })).toHaveCount(1);
}

/** As long between two presses as a hand takes, in milliseconds. */
const SLOW = { delay: 120 };
