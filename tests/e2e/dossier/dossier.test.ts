import { unzipSync } from 'fflate';
import { expect, type Locator, type Page } from 'playwright/test';
import { convertInvoiceToReceipt, convertQuoteToDeposit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { download, downloadPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import { type Seed, seedDevice } from '../journey/seed-device.ts';

const quote: Draft = { ...requireDraft(samples['devis-agence-web']), validUntil: '2099-12-31' };
const invoice = requireDraft(samples.menuisier);
const deposit = convertQuoteToDeposit(
  quote,
  { percent: '30' },
  { number: 'F-2026-0101', today: '2026-10-10' },
);
const receipt = convertInvoiceToReceipt(deposit, { number: 'R-2026-0001', today: '2026-11-20' });

const chain: Seed[] = [
  { id: 'invoice', draft: invoice },
  { id: 'quote', draft: quote },
  { id: 'deposit', draft: deposit, from: ['quote', 'deposit'] },
  { id: 'receipt', draft: receipt, from: ['deposit', 'receipt'] },
  { id: 'rent', draft: requireDraft(samples['quittance-appartement']) },
  { id: 'unfinished', draft: { ...invoice, number: 'F-2026-0043' }, isUnissued: true },
];

test('a device without a document says what to do', { tag: '@core' }, async ({ page }) => {
  await page.goto('/dossier');
  await expect(page.getByRole('heading', { name: 'Aucun document pour le moment' })).toBeVisible();
  await page.getByRole('link', { name: 'Facture avec TVA' }).first().click();
  await expect(page).toHaveURL(/\/facture-tva$/);
});

test('documents stand under the one that they come from, with what they have become', {
  tag: '@core',
}, async ({ page }) => {
  await openDossier(page, chain);
  await expect(row(page, 'D-2026-0031')).toContainText('Facturé à 30');
  await expect(row(page, 'F-2026-0101')).toContainText('Payée');
  await expect(row(page, 'F-2026-0042')).toContainText('Émise');
  await expect(row(page, 'F-2026-0043')).toContainText('Brouillon');
  const under = page.getByRole('list', { name: 'Ce qui a suivi D-2026-0031' });
  await expect(under.getByRole('link')).toHaveText(['F-2026-0101', 'R-2026-0001']);
});

test('the only document is deleted, and given back', async ({ page }) => {
  await openDossier(page, [{ id: 'quote', draft: quote }]);
  await act(page, 'devis D-2026-0031', 'Supprimer');
  await expect(page.getByRole('heading', { name: 'Aucun document pour le moment' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler la suppression' }).press('Enter');
  await expect(row(page, 'D-2026-0031')).toBeVisible();
  await expect(page.getByRole('link', { name: 'D-2026-0031' })).toBeFocused();
});

test('a document that was issued is downloaded again from its row, as it was', async ({ page }) => {
  await openDossier(page, chain);
  await page.getByRole('button', { name: /^Actions.*facture F-2026-0042/ }).click();
  const { name, text } = await downloadPdf(page, {
    press: () => page.getByRole('menuitem', { name: 'Télécharger le PDF' }).click(),
  });
  expect(name).toBe('F-2026-0042 Cycles Garance SAS.pdf');
  expect(text).not.toContain('BROUILLON');
  await page.getByRole('button', { name: /^Actions.*facture F-2026-0043/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Ouvrir' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Télécharger le PDF' })).toHaveCount(0);
});

test('the state of a document stays in sight under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDossier(page, chain);
  const line = row(page, 'F-2026-0042').locator(':scope > div');
  await line.hover();
  const badge = line.getByText('Émise', { exact: true }).filter({ visible: true });
  const background = (target: Locator) =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(() => background(line)).not.toBe('rgba(0, 0, 0, 0)');
  await line.evaluate(untilTransitionsEnd);
  expect(await background(badge)).not.toBe(await background(line));
});

test('a search, filters and an order are in the address, and come back with it', async ({
  page,
}) => {
  await openDossier(page, chain);
  await page.getByLabel('Chercher dans mes documents').fill('lemoine');
  await expect(numbers(page)).toHaveText(['Q-2026-0010']);
  await page.getByRole('button', { name: 'Effacer la recherche' }).click();
  await page.getByRole('button', { name: 'Reçu', exact: true }).click();
  await expect(numbers(page)).toHaveText(['D-2026-0031', 'F-2026-0101', 'R-2026-0001']);
  await page.getByRole('button', { name: 'Brouillon', exact: true }).click();
  await expect(page.getByText('Aucun document ne correspond.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await page.getByRole('button', { name: 'Trier par montant' }).click();
  await expect(page).toHaveURL(/tri=%2Bmontant/);
  await expect(numbers(page).first()).toHaveText('Q-2026-0010');
  await page.getByLabel('Chercher dans mes documents').fill('2026');
  await expect(page).toHaveURL(/recherche=2026/);
  await page.reload();
  await expect(page.getByLabel('Chercher dans mes documents')).toHaveValue('2026');
  await expect(numbers(page).first()).toHaveText('Q-2026-0010');
});

test('a document is marked, deleted, and given back with its links', { tag: '@core' }, async ({
  page,
}) => {
  await openDossier(page, [{ id: 'quote', draft: quote }, ...chain.slice(4)]);
  await act(page, 'devis D-2026-0031', 'Marquer accepté');
  await expect(row(page, 'D-2026-0031')).toContainText('Accepté');
  await page.reload();
  await expect(row(page, 'D-2026-0031')).toContainText('Accepté');

  await act(page, 'devis D-2026-0031', 'Supprimer');
  await expect(numbers(page)).toHaveText(['Q-2026-0010', 'F-2026-0043']);
  const undo = page.getByRole('button', { name: 'Annuler la suppression' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'D-2026-0031')).toContainText('Accepté');
  await expect(page.getByRole('link', { name: 'D-2026-0031' })).toBeFocused();
});

test('what follows a deleted document stays, and finds its place again', async ({ page }) => {
  await openDossier(page, chain);
  await page.getByRole('checkbox', { name: 'Choisir devis D-2026-0031' }).check();
  await page.getByRole('checkbox', { name: /^Choisir facture d’acompte/ }).check();
  await page.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByText('2 documents supprimés.')).toBeVisible();
  await expect(numbers(page)).toHaveText([
    'F-2026-0042',
    'R-2026-0001',
    'Q-2026-0010',
    'F-2026-0043',
  ]);
  await page.getByRole('button', { name: 'Annuler la suppression' }).click();
  const under = page.getByRole('list', { name: 'Ce qui a suivi D-2026-0031' });
  await expect(under.getByRole('link')).toHaveText(['F-2026-0101', 'R-2026-0001']);
});

test('twenty-five chains a page', async ({ page }) => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    id: `many-${index}`,
    draft: { ...invoice, number: `F-2026-${1000 + index}` },
  }));
  await openDossier(page, many);
  await expect(numbers(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Suivante' }).click();
  await expect(numbers(page)).toHaveCount(5);
  await expect(page).toHaveURL(/page=2/);
});

test('the chosen documents leave as a ZIP of PDF, XML and JSON', async ({ page }) => {
  await openDossier(page, chain);
  await page.getByRole('checkbox', { name: 'Choisir devis D-2026-0031' }).check();
  await page.getByRole('checkbox', { name: 'Choisir facture F-2026-0042' }).check();
  const [{ name, bytes }] = await Promise.all([
    download(page, () => page.getByRole('button', { name: 'Exporter en ZIP' }).click()),
    expect(page.getByText('ZIP téléchargé')).toBeVisible(),
  ]);
  expect(name).toMatch(/^Mes documents \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(bytes));
  expect(Object.keys(files).map((file) => file.split('.').at(-1))).toEqual([
    'pdf',
    'json',
    'pdf',
    'xml',
    'json',
  ]);
});

test('another tab shows at once what this one does', async ({ context, page }) => {
  await openDossier(page, chain);
  const other = await context.newPage();
  await other.goto('/dossier');
  await expect(numbers(other)).toHaveCount(6);
  await act(other, 'quittance de loyer Q-2026-0010', 'Supprimer');
  await expect(numbers(page)).toHaveCount(5);
});

test('storage of an earlier version is kept, and knows what was issued', async ({ page }) => {
  await page.goto('/schema/document.json');
  await page.evaluate(async (draft) => {
    const request = indexedDB.open('facturier', 1);
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('byDate', 'updatedAt');
      for (const name of ['sellers', 'buyers', 'articles'])
        db.createObjectStore(name, { keyPath: 'key' }).createIndex('byDate', 'usedAt');
      db.createObjectStore('numbers', { keyPath: 'key' }).createIndex('bySeries', 'series');
      db.createObjectStore('habits');
      const drafts = request.transaction?.objectStore('drafts');
      drafts?.put({ id: 'old', draft, rawTexts: {}, updatedAt: 5, completedAt: 5 });
    };
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    request.result.close();
  }, invoice);
  await page.goto('/dossier');
  await expect(row(page, 'F-2026-0042')).toContainText('Émise');
});

describeLooks(() => {
  test('the list is accessible', async ({ page }) => {
    await openDossier(page, chain);
    await page.getByRole('checkbox', { name: 'Choisir devis D-2026-0031' }).check();
    await expectAccessible(page);
    await act(page, 'facture F-2026-0042', 'Faire un avoir');
    const dialog = page.getByRole('dialog', { name: /^Avoir sur la facture/ });
    await dialog.getByRole('radio', { name: /^Certaines lignes/ }).check();
    await expectAccessible(page);
  });
});

async function openDossier(page: Page, seeds: readonly Seed[]) {
  await seedDevice(page, seeds);
  await page.goto('/dossier');
  await expect(page.getByRole('list', { name: 'Documents', exact: true })).toBeVisible();
}

/** Document numbers, in list order. */
function numbers(page: Page) {
  return page.getByRole('list', { name: 'Documents', exact: true }).getByRole('link');
}

function row(page: Page, number: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: number, exact: true }) })
    .last();
}

async function act(page: Page, document: string, action: string) {
  await page.getByRole('button', { name: `Actions\u00a0: ${document}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function untilTransitionsEnd(element: Element): Promise<void> {
  await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
