import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { downloadPdf } from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  cell,
  clientName,
  expectClient,
  expectNumber,
  openEditor,
  sellerName,
  waitForEditor,
} from '../journey/open-editor.ts';
import { requireBox } from '../journey/require-box.ts';
import { seedDevice } from '../journey/seed-device.ts';
import { startsWith } from '../journey/words.ts';

test('a document is shared by a link that no server sees, and read elsewhere', {
  tag: '@core',
}, async ({ openElsewhere, page }) => {
  await openEditor(page);
  await fillInvoice(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const url = await shareLink(page);
  expect(url).toMatch(/\/partage#1\.[\w-]{43}\.[\w-]+$/);
  expect(url).not.toContain('Garance');
  await page.keyboard.press('Escape');
  const mine = await downloadPdf(page);

  const other = await openElsewhere();
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await other.goto(url);
  await expect(other.getByRole('heading', { name: /^Facture F-/ })).toBeVisible();
  await expect(other.getByText('Menuiserie Lefèvre')).not.toHaveCount(0);
  await expect(other.getByText(/Net à payer/).first()).toContainText(/1\s800,00\s€/);
  const theirs = await downloadPdf(other);
  expect(theirs).toMatchObject({ name: mine.name, text: mine.text, xml: mine.xml });
  expect(JSON.parse(theirs.json)).toEqual(JSON.parse(mine.json));
  expect((await saved(other, 'Télécharger le XML')).toString()).toContain(
    '<ram:Name>Cycles Garance SAS<',
  );
  const [, fragment = ''] = url.split('#');
  expect(
    asked.filter((request) => request.includes(fragment) || request.includes('Garance')),
  ).toEqual([]);
});

test('an unfinished document is shared as a BROUILLON, and says so on both sides', async ({
  page,
}) => {
  await openEditor(page);
  await clientName(page).fill('Cycles Garance');
  const url = await shareLink(page);
  await expect(page.getByRole('dialog').getByText('BROUILLON')).toBeVisible();
  await page.goto(url);
  await expect(page.getByText(/^Ce document est un brouillon/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Télécharger le XML' })).toHaveCount(0);
});

test('the logo stays here unless it is asked for, and the length of the link is said', async ({
  page,
}) => {
  const draft = requireDraft(samples['menuisier-avec-logo']);
  await seedDevice(page, [{ id: 'dressed', draft, isUnissued: true }]);
  await page.goto('/facture-tva?brouillon=dressed');
  await waitForEditor(page);
  await expectNumber(page, draft.number);
  const bare = await shareLink(page);
  const dialog = page.getByRole('dialog', { name: 'Partager par un lien' });
  const said = (url: string) => `${url.length.toLocaleString('fr-FR')} caractères.`;
  await expect(dialog.getByText(said(bare))).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Avec le logo' }).check();
  const link = dialog.getByRole('textbox', { name: 'Lien' });
  await expect(link).not.toHaveValue(bare);
  const dressed = await link.inputValue();
  expect(dressed.length).toBeGreaterThan(bare.length);
  await expect(dialog.getByText(said(dressed))).toBeVisible();
  await page.goto(bare);
  await expect(page.getByText('Menuiserie Lefèvre')).not.toHaveCount(0);
  await expect(page.locator('svg image')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(dressed);
  await expect(page.locator('svg image')).not.toHaveCount(0);
});

test('a document too long for a link offers its PDF, or a short link until it is deleted', async ({
  openElsewhere,
  page,
}) => {
  await openEditor(page);
  const lines = Array.from({ length: 500 }, (_, index) => ({
    kind: 'item',
    name: `Ligne ${index} ${randomBytes(60).toString('base64url')}`,
    unitPrice: String(index),
    vatRate: '20',
  }));
  await page.goto(`/facture-tva#draft=${encodeURIComponent(JSON.stringify({ lines }))}`);
  await expect(page.getByText('Document prérempli par un lien.')).toBeVisible();
  await openShare(page);
  const dialog = page.getByRole('dialog', { name: 'Partager par un lien' });
  await expect(dialog.getByText(/trop long pour tenir dans un lien/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Télécharger le PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);

  await openShare(page);
  await dialog.getByRole('radio', { name: startsWith('1 jour') }).check();
  await dialog.getByRole('button', { name: 'Faire un lien court' }).click();
  const link = dialog.getByRole('textbox', { name: 'Lien court' });
  await expect(link).toHaveValue(/\/partage#s\.[\w-]{22}\.1\.[\w-]{43}$/);
  await expectAccessible(page, '[role="dialog"]');
  const url = await link.inputValue();

  const other = await openElsewhere();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await other.goto(url);
  await expect(other.getByRole('heading', { level: 1, name: /^Facture/ })).toBeVisible();
  await expect(other.getByText(/^Notre serveur garde ce document jusqu’au/)).toBeVisible();
  const key = url.split('.').at(-1) ?? '';
  expect(asked.filter((request) => request.includes(key))).toEqual([]);

  await dialog.getByRole('button', { name: /^Supprimer le lien/ }).click();
  await expect(page.getByText('Lien supprimé', { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await other.reload();
  await expect(
    other.getByRole('heading', { level: 1, name: 'Ce document n’est plus partagé' }),
  ).toBeVisible();
});

for (const [fragment, title] of [
  ['', 'Ce lien ne contient pas de document'],
  ['#1.AAAA.BBBB', 'Ce lien est incomplet'],
  ['#2.AAAA.BBBB', 'Ce lien vient d’une version plus récente'],
] as const) {
  test(`« ${title} » is said of /partage${fragment}`, async ({ page }) => {
    await page.goto(`/partage${fragment}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Aller à l’accueil' })).toBeVisible();
  });
}

test('a link of another program fills a new draft, beside those that are there', async ({
  page,
}) => {
  await openEditor(page);
  await clientName(page).fill('Cycles Garance');
  await expect(page).toHaveURL(/brouillon=/);
  const asked = {
    buyer: { name: 'Brasserie du Port' },
    lines: [
      { kind: 'item', name: 'Tireuse à bière', quantity: '2', unitPrice: '340.00', vatRate: '20' },
    ],
    issueDate: 'demain',
  };
  const content = Buffer.from(JSON.stringify(asked)).toString('base64url');
  await page.goto('about:blank');
  await page.goto(`/facture-tva#draft=${content}`);
  await expect(page.getByText('Document prérempli par un lien.')).toBeVisible();
  await expect(page.getByText(/À compléter\s:/)).toBeVisible();
  await expectClient(page, 'Brasserie du Port');
  await expect(cell(page, 'Désignation', 1)).toHaveValue('Tireuse à bière');
  await expect(page).toHaveURL(/\/facture-tva\?brouillon=[^#]+$/);
  await page.reload();
  await expectClient(page, 'Brasserie du Port');
  await page.getByRole('button', { name: 'Mes documents' }).click();
  await expect(page.getByRole('dialog').getByText(/Cycles Garance/)).toBeVisible();
});

test('a link cannot slip its own IBAN under the name of who opens it', async ({ page }) => {
  await openEditor(page);
  await fillInvoice(page);
  await saved(page, 'Télécharger le PDF');
  const asked = { seller: { iban: 'DE89370400440532013000' } };
  await page.goto('about:blank');
  await page.goto(`/facture-tva#draft=${encodeURIComponent(JSON.stringify(asked))}`);
  await expect(page.getByText('Document prérempli par un lien.')).toBeVisible();
  await expect(sellerName(page)).toHaveValue('');
});

test('a link without a readable document changes nothing', async ({ page }) => {
  await page.goto('/facture-tva#draft=%7B');
  await expect(page.getByText('Ce lien ne contient pas de document lisible.')).toBeVisible();
  await expectNumber(page, /./);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the whole page is in sight, larger on demand, in the language of the document', {
    tag: '@core',
  }, async ({ page }) => {
    const draft = requireDraft({ ...samples.menuisier, language: 'en' });
    await seedDevice(page, [{ id: 'english', draft, isUnissued: true }]);
    await page.goto('/facture-tva?brouillon=english');
    await waitForEditor(page);
    await expectNumber(page, draft.number);
    await page.goto(await shareLink(page));
    await expect(page.getByRole('button', { name: 'Download the PDF' })).toBeVisible();
    await expect(page.getByText(/^Amount due/).first()).toContainText('€4,707.00');
    const sheet = page.getByRole('img', { name: /^Preview: Invoice/ }).first();
    await expectNoOverflow(page);
    await expect(async () => {
      const { x, width } = await requireBox(sheet);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }).toPass({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Larger' }).tap();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(360);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

describeLooks(() => {
  test('the link and the shared document are accessible', async ({ page }) => {
    await openEditor(page);
    await clientName(page).fill('Cycles Garance');
    const url = await shareLink(page);
    await expectAccessible(page, '[role="dialog"]');
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
});

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: /^Partager par un lien/ }).click();
}

async function shareLink(page: Page): Promise<string> {
  await openShare(page);
  const link = page.getByRole('textbox', { name: 'Lien' });
  await expect(link).toHaveValue(/#/);
  return link.inputValue();
}

async function saved(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await downloading).path());
}
