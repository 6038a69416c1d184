import { expect, type Page } from 'playwright/test';
import { createPdf } from '#documents/pdf';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { openPdf } from '#golden/open-pdf.ts';
import { readGlyphs } from '#golden/read-glyphs.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { download, downloadPdf, expectKept } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import { expectNumber, field, openEditor, sellerName, typeInto } from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';

const FAULTY = [
  ...['F-2026-0001 05/01/2026', 'F-2026-0002 12/01/2026', 'F-2026-0002 13/01/2026'],
  ...['F-2026-0005 10/01/2026', 'F-2026-0006 01/02/2026', 'A-2026-0001 03/03/2026'],
].join('\n');

test('a pasted list shows its gaps, its duplicates, its disorder and what comes next', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/numerotation');
  await expect(page.getByText('Collez vos numéros : les trous', { exact: false })).toBeVisible();
  await paste(page, FAULTY);
  const series = page.getByRole('region', { name: 'F-{AAAA}-{NNNN}' });
  await expect(series).toContainText('F-2026-0003, F-2026-0004 manquent');
  await expect(series).toContainText('2 documents portent ce numéro');
  await expect(series).toContainText('F-2026-0005 est datée du 10/01/2026');
  await expect(series).toContainText('F-2026-0007');
  await expect(page.getByRole('region', { name: 'A-{AAAA}-{NNNN}' })).toContainText(
    'Rien à signaler',
  );
  await page.reload();
  await expect(series).toContainText('3 points à voir');
});

test('the note that explains a gap is completed and downloaded', async ({ page }) => {
  await page.goto('/numerotation');
  await paste(page, FAULTY);
  await page.getByRole('button', { name: 'Rédiger la note explicative' }).click();
  await page
    .getByLabel('Pourquoi des numéros manquent-ils')
    .selectOption('Un changement de logiciel');
  const text = field(page, 'Texte de la note');
  await expect(text).toHaveValue(/autre logiciel de facturation/);
  await text.fill(`${await text.inputValue()}\n\nVu avec la comptable.`);
  await field(page, 'Votre nom ou votre entreprise').fill('Menuiserie Lefèvre');
  const press = () => page.getByRole('button', { name: 'Télécharger la note' }).click();
  const { name, bytes } = await download(page, press);
  expect(name).toBe('Note explicative 2026-11-20.pdf');
  const words = await openPdf(new Uint8Array(bytes), async (pdf) =>
    (await readGlyphs(pdf, 1)).join('\n'),
  );
  expect(words).toContain('Note explicative sur la numérotation');
  expect(words).toContain('Vu avec la comptable.');
  expect(words).toContain('Menuiserie Lefèvre');
});

test('a spreadsheet says where its numbers are', async ({ page }) => {
  await page.goto('/numerotation');
  const csv = 'Client;Date;N° facture;N° commande\nA;05/01/2026;FA-1;C-7\nB;06/01/2026;FA-3;C-9\n';
  const button = page.getByRole('button', { name: 'Importer des fichiers' });
  const file = { name: 'factures.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await chooseFiles(page, () => button.click(), file);
  await expect(page.getByRole('region', { name: 'FA-{N}' })).toContainText('FA-2 manque');
  await page.getByLabel('Le numéro est dans').selectOption('N° commande');
  await expect(page.getByRole('region', { name: 'C-{N}' })).toContainText('C-8 manque');
});

test('invoices made here are read from their files, dropped or chosen', async ({ page }) => {
  await page.goto('/numerotation');
  const files = await Promise.all(['F-2026-0001', 'F-2026-0003'].map(makeInvoice));
  const button = page.getByRole('button', { name: 'Importer des fichiers' });
  const notes = {
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 rien'),
  };
  await chooseFiles(page, () => button.click(), [...files, notes]);
  await expect(page.getByText('2 numéros ajoutés', { exact: true })).toBeVisible();
  await expect(page.getByText('Un fichier n’a pas pu être lu.')).toBeVisible();
  const series = page.getByRole('region', { name: 'F-{AAAA}-{NNNN}' });
  await expect(series).toContainText('F-2026-0002 manque');
});

test('two documents of the device with one number are told, and each can be opened', async ({
  page,
}) => {
  const draft = requireDraft({ ...samples.menuisier, number: 'F-2026-0003' });
  const other = { ...draft, buyer: { ...draft.buyer, name: 'Atelier Nord' } };
  await seedDevice(page, [
    { id: 'second', draft: other },
    { id: 'first', draft },
  ]);
  await page.goto('/numerotation');
  await page.getByRole('button', { name: 'Ajouter ceux de cet appareil' }).click();
  const series = page.getByRole('region', { name: 'F-{AAAA}-{NNNN}' });
  await expect(series).toContainText('2 documents portent ce numéro');
  await expect(series.getByRole('link')).toHaveCount(2);
  await series.getByRole('link', { name: /Atelier Nord/ }).click();
  await expect(page).toHaveURL('/facture-tva?brouillon=second');
});

test('the editor goes on from a series that was taken up', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('link', { name: 'reprenez votre suite' }).click();
  await paste(page, '202610-041 02/10/2026\n202611-001 03/11/2026\n202611-002 18/11/2026');
  await page.getByRole('button', { name: 'Reprendre cette suite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reprendre cette suite' });
  await dialog.getByLabel('Votre SIREN, ou votre nom').fill('732 829 320');
  await dialog.getByRole('button', { name: 'Reprendre la suite' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expectNumber(page, '202611-003');
});

test('a counter before its month is followed, and a pattern may be given', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('link', { name: 'reprenez votre suite' }).click();
  await paste(page, 'FV/001/10/2026\nFV/002/10/2026\nFV/001/11/2026\nFV/002/11/2026');
  const series = page.getByRole('region', { name: 'FV/{NNN}/{MM}/{AAAA}' });
  await expect(series).toContainText('Rien à signaler');
  await expect(series).toContainText('Prochain numéro : FV/003/11/2026');
  await page.getByRole('button', { name: 'Reprendre cette suite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reprendre cette suite' });
  await dialog.getByLabel('Votre SIREN, ou votre nom').fill('732 829 320');
  await dialog.getByRole('button', { name: 'Reprendre la suite' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expectNumber(page, 'FV/003/11/2026');
  await page.getByRole('button', { name: 'Donner un modèle' }).click();
  const asked = page.getByRole('dialog', { name: 'Modèle de numéro' });
  await asked.getByLabel('Votre modèle').fill('F{MM}{AA}-{NNN}');
  await expect(asked).toContainText('Prochain numéro : F1126-001');
  await asked.getByRole('button', { name: 'Garder ce modèle' }).click();
  await expectNumber(page, 'F1126-001');
});

test('two readings of a list are asked for', async ({ page }) => {
  await page.goto('/numerotation');
  await paste(page, '2025-3-01 02/09/2025\n2025-3-02 05/09/2025');
  await page.getByRole('button', { name: '{AAAA}-{T}-{NN}' }).click();
  await expect(page.getByRole('region', { name: '{AAAA}-{T}-{NN}' })).toContainText(
    'Prochain numéro : 2026-4-01',
  );
});

describeLooks(() => {
  test('the page is accessible', async ({ page }) => {
    test.slow();
    await page.goto('/numerotation');
    await expectAccessible(page);
    const long = Array.from({ length: 400 }, (_, index) => `F-2026-${index * 2 + 1}`).join('\n');
    await paste(page, `${FAULTY}\n${long}\nn’importe quoi`);
    await page.getByRole('button', { name: 'Rédiger la note explicative' }).first().click();
    await page.getByRole('heading', { name: 'Modèle de numéro' }).getByRole('button').click();
    await field(page, 'Votre modèle').fill('F-{AAAA}');
    await expect(page.getByText('Mettez un compteur, et un seul')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Reprendre cette suite' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
  });
});

async function paste(page: Page, text: string) {
  await page.getByLabel('Collez vos numéros').fill(text);
}

/** The PDF of an invoice, to drop on the page. */
async function makeInvoice(number: string) {
  const draft = requireDraft({ ...samples.menuisier, number });
  const { bytes } = createPdf({ draft, today: '2026-11-20', ...(await loadFonts()) });
  return { name: `${number}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

test('two drafts begun with one number are finished with two', { tag: '@core' }, async ({
  page,
  context,
}) => {
  const draft = { ...requireDraft(samples.menuisier), number: 'F-2026-0003' };
  const ids = ['first', 'second'];
  await seedDevice(
    page,
    ids.map((id) => ({ id, draft, isUnissued: true })),
  );
  const other = await context.newPage();
  await openEditor(page, '/facture-tva?brouillon=first');
  await openEditor(other, '/facture-tva?brouillon=second');
  expect((await downloadPdf(page)).xml).toContain('F-2026-0003');
  await expectKept(page);
  expect((await downloadPdf(other)).xml).toContain('F-2026-0004');
  await expect(other.getByText('la facture devient F-2026-0004', { exact: false })).toBeVisible();
  await expectKept(other);
  await expectNumber(other, 'F-2026-0004');
});

test('the number follows the seller who is chosen again', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await downloadPdf(page);
  await expectKept(page);
  await openEditor(page);
  await expectNumber(page, 'F-2026-0002');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Tout effacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
  await expectNumber(page, 'F-2026-0001');
  await typeInto(sellerName(page), 'Menu');
  await page.getByRole('option', { name: /^Menuiserie Lefèvre/ }).click();
  await expectNumber(page, 'F-2026-0002');
});
