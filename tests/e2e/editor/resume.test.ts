import { writeFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { convertInvoiceToCredit } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { showInMenu } from '../journey/download-file.ts';
import { type DeviceFile, dropFiles, holdFiles, makePdf } from '../journey/drop-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFetched } from '../journey/expect-fetched.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  clientName,
  expectClient,
  expectNumber,
  openEditor,
  undo,
  waitForPage,
} from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';
import { watchRest } from '../journey/watch-rest.ts';

const json = (content: string): DeviceFile => ({
  name: 'brouillon.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

test('a PDF made here is dropped on the home page and opens as a draft', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/');
  await waitForPage(page);
  const pdf = await makePdf(samples.menuisier);
  const takeAway = await holdFiles(page, [pdf]);
  await expect(page.getByText('Déposez le fichier pour le reprendre')).toBeVisible();
  await takeAway();
  await dropFiles(page, [pdf]);
  await expect(page).toHaveURL(/\/facture-tva\?brouillon=/);
  await expectClient(page, 'Cycles Garance SAS');
  await expectNumber(page, samples.menuisier.number);
  await expect(page.getByText('Déposez le fichier pour le reprendre')).toBeHidden();
  await page.reload();
  await expectClient(page, 'Cycles Garance SAS');
});

test('the draft that is open stays beside the one that is dropped, which can be undone', async ({
  page,
}) => {
  await openEditor(page);
  await clientName(page).fill('Boulangerie Martin');
  await expect(page).toHaveURL(/brouillon=/);
  const mine = page.url();
  await dropFiles(page, [await makePdf(samples.menuisier)]);
  await expectClient(page, 'Cycles Garance SAS');
  expect(page.url()).not.toBe(mine);
  await undo(page);
  await expectClient(page, 'Boulangerie Martin');
  await expect(page).toHaveURL(mine);
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Mes documents' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('undone on a page where nothing was typed, the page is as new', async ({ page }) => {
  await openEditor(page);
  await dropFiles(page, [await makePdf(samples.menuisier)]);
  await expectClient(page, 'Cycles Garance SAS');
  await undo(page);
  await expect(page).toHaveURL(/\/facture-tva$/);
  await expect(clientName(page)).toHaveValue('');
});

test('the button of the home page asks for a file', async ({ page }) => {
  await page.goto('/');
  const resume = page.getByRole('button', { name: 'Reprendre un document' });
  await chooseFiles(page, () => resume.click(), [await makePdf(samples.graphiste)]);
  await expect(page.getByText('Document repris')).toBeVisible();
  await expect(page).toHaveURL(/\/facture-auto-entrepreneur\?brouillon=/);
});

test('several files become as many drafts', async ({ page }) => {
  await openEditor(page);
  await dropFiles(page, [
    await makePdf(samples.menuisier, 'a.pdf'),
    await makePdf(samples.graphiste, 'b.pdf'),
    json('{}'),
  ]);
  await expect(page.getByText('2 documents repris')).toBeVisible();
  await expect(page.getByText('Un fichier n’a pas pu être ouvert.')).toBeVisible();
});

test('documents that name each other are tied when they come back, whatever their order', async ({
  page,
}) => {
  await openEditor(page);
  const invoice = requireDraft(samples.menuisier);
  const credit = convertInvoiceToCredit(invoice, { number: 'A-2026-0007', today: '2026-11-20' });
  await dropFiles(page, [await makePdf(credit, 'avoir.pdf')]);
  await expect(page).toHaveURL(/\/avoir\?brouillon=/);
  await expect(page.getByText('Document repris')).toBeVisible();
  await expect(page.getByText(/^Issu de la facture/)).toBeHidden();
  await dropFiles(page, [await makePdf(invoice, 'facture.pdf')]);
  await expect(page.getByText('Suivie par avoir A-2026-0007')).toBeVisible();
  await page.goto('/dossier');
  const under = page.getByRole('list', { name: `Ce qui a suivi ${invoice.number}` });
  await under.getByRole('link', { name: /A-2026-0007/ }).click();
  await expect(page.getByText(`Issu de la facture ${invoice.number}`)).toBeVisible();
});

test('undone, a document that was taken up leaves no trace on what it named', async ({ page }) => {
  const invoice = requireDraft(samples.menuisier);
  await seedDevice(page, [{ id: 'invoice', draft: invoice }]);
  await openEditor(page);
  const credit = convertInvoiceToCredit(invoice, { number: 'A-2026-0007', today: '2026-11-20' });
  await dropFiles(page, [await makePdf(credit, 'avoir.pdf')]);
  await expect(page.getByText(`Issu de la facture ${invoice.number}`)).toBeVisible();
  await undo(page);
  // The device has forgotten the document: back to the same page.
  await expect(page).toHaveURL(/\/facture-tva/);
  await page.goto('/facture-tva?brouillon=invoice');
  await expectClient(page, 'Cycles Garance SAS');
  await showInMenu(page, 'Créer le reçu');
  await expect(page.getByText(/^Suivie par/)).toBeHidden();
});

test('a value that cannot be read is left out, and said', async ({ page }) => {
  await openEditor(page);
  await dropFiles(page, [json(JSON.stringify({ ...samples.menuisier, dueDate: 'un jour' }))]);
  await expect(page.getByText(/^Une valeur n’a pas pu être lue.*échéance/)).toBeVisible();
  await expectClient(page, 'Cycles Garance SAS');
});

test('without network, a file opens too', async ({ page, context }) => {
  const pdf = await makePdf(samples.menuisier);
  const untilRest = watchRest(page);
  const isReady = page.waitForEvent('worker');
  await openEditor(page);
  await isReady;
  await expectFetched(page, [/read-file-worker-/, /repair-stored-/, /toaster-overlay-/]);
  await expectFetched(page, [/law-/, /engine-/]);
  await untilRest();
  await context.setOffline(true);
  await dropFiles(page, [pdf]);
  await expectClient(page, 'Cycles Garance SAS');
});

test('where storage is refused, a file opens too', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await openEditor(page);
  await dropFiles(page, [await makePdf(samples.menuisier)]);
  await expectClient(page, 'Cycles Garance SAS');
});

const HOSTILE: [string, () => Buffer, RegExp][] = [
  ['a text', () => Buffer.from('bonjour'), /^Ce n’est ni un PDF, ni un XML/],
  ['a PDF cut short', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<'), /^Ce PDF est coupé/],
  ['a PDF of zeros', () => withHeader(Buffer.alloc(90_000_000)), /^Ce PDF est coupé/],
  ['a huge file', () => withHeader(Buffer.alloc(100_000_001)), /^Ce fichier est trop lourd/],
  [
    'a locked PDF',
    () => Buffer.from('%PDF-1.7\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>'),
    /^Ce PDF est chiffré/,
  ],
  [
    'a PDF of a million objects',
    () => withHeader(Buffer.from('1 0 obj '.repeat(1_000_000))),
    /^Ce fichier est bien plus complexe/,
  ],
  [
    'a JSON without end',
    () => Buffer.from('{"a":'.repeat(1_000_000)),
    /^Ce fichier ne contient ni/,
  ],
];

for (const [name, make, message] of HOSTILE) {
  test(`${name} is refused in words, and the page stays alive`, async ({ page }, testInfo) => {
    await openEditor(page);
    await clientName(page).fill('Boulangerie Martin');
    const buffer = make();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    // From disk: Playwright limits the size of buffers sent to the browser.
    const path = testInfo.outputPath('facture.pdf');
    await writeFile(path, buffer);
    const resume = page.getByRole('menuitem', { name: /^Reprendre un document/ });
    await chooseFiles(page, () => resume.click(), path);
    await expect(page.getByText(message)).toBeVisible();
    await expectClient(page, 'Boulangerie Martin');
  });
}

describeLooks(() => {
  test('the invitation is accessible', async ({ page }) => {
    await page.goto('/');
    await waitForPage(page);
    await holdFiles(page, [json('{}')]);
    await expect(page.getByRole('status')).toContainText('Déposez le fichier');
    await expectAccessible(page, '[role="status"]');
  });
});

function withHeader(buffer: Buffer): Buffer {
  buffer.write('%PDF-1.7\n');
  return buffer;
}
