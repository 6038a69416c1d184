import { expect, type Page, type Request } from 'playwright/test';
import { buildFacturX, buildUbl, type DraftInput, parseDraft } from '#documents';
import { samples } from '#documents/samples/samples.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { download } from '../journey/download-file.ts';
import { type DeviceFile, dropFiles, makePdf } from '../journey/drop-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFetched } from '../journey/expect-fetched.ts';
import { test } from '../journey/journey.ts';
import { describeLooks } from '../journey/looks.ts';
import {
  cell,
  expectClient,
  openEditor,
  showLines,
  undo,
  waitForPage,
} from '../journey/open-editor.ts';
import { watchRest } from '../journey/watch-rest.ts';
import { startsWith } from '../journey/words.ts';

const path = '/lire-facture-electronique';

test('an XML of someone else is read, checked, and shows what it does not say right', {
  tag: ['@core', '@browser'],
}, async ({ page }) => {
  await page.goto(path);
  const xml = writeXml(samples.menuisier)
    .replace(
      '</ram:SellerTradeParty>',
      '<ram:Description>Atelier fermé en août</ram:Description></ram:SellerTradeParty>',
    )
    .replace(/(<ram:GrandTotalAmount>)[^<]+/, '$19999.00');
  await choose(page, [xmlFile(xml)]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.menuisier.number);
  const verdict = page.getByRole('region', { name: 'Irrecevable' });
  await expect(verdict).toContainText('BR-CO-15');
  await verdict.getByRole('button', { name: 'Copier le message' }).click();
  await expect(page.getByText('Message copié')).toBeVisible();
  await expect(page.getByText('Cycles Garance SAS').first()).toBeVisible();
  await expect(page.getByText(/d’après les lignes/)).toBeVisible();
  await expect(page.getByText('Atelier fermé en août')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Page 1 sur/ })).toContainText('Cycles Garance SAS');
  const { name, bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Télécharger le XML' }).click(),
  );
  expect(name).toBe('facture.xml');
  expect(bytes.toString()).toBe(xml);
});

test('a UBL invoice is read too, and becomes a draft', async ({ page }) => {
  await page.goto(path);
  const parsed = parseDraft(samples.menuisier);
  await choose(page, [xmlFile((parsed.ok && buildUbl(parsed.draft)) || '')]);
  await page.getByRole('button', { name: 'En faire un brouillon' }).click();
  await undo(page);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.menuisier.number);
  await page.getByRole('button', { name: 'En faire un brouillon' }).click();
  await expect(page).toHaveURL(/\/facture-tva\?brouillon=/);
  await expectClient(page, 'Cycles Garance SAS');
});

test('the lines of a kit stand under its title, and are counted once', async ({ page }) => {
  await page.goto(path);
  const kit =
    '<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>K</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>Atelier complet</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>';
  const xml = writeXml(samples.menuisier)
    .replace(
      'urn:cen.eu:en16931:2017<',
      'urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr<',
    )
    .replace('<ram:IncludedSupplyChainTradeLineItem>', `${kit}$&`)
    .replace(
      /(<ram:LineID>2<\/ram:LineID>)/,
      '$1<ram:ParentLineID>K</ram:ParentLineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>',
    );
  await choose(page, [xmlFile(xml)]);
  await expect(page.getByRole('heading', { name: 'Atelier complet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '4 lignes' })).toBeVisible();
  const subtotal = page.getByRole('listitem').filter({ hasText: 'Sous-total' });
  await expect(subtotal).toContainText(/1\s890,00/);
});

test('an invoice gives a receipt', async ({ page }) => {
  await page.goto(path);
  await choose(page, [xmlFile(writeXml(samples.menuisier))]);
  await page.getByRole('button', { name: 'En faire un reçu' }).click();
  await expect(page).toHaveURL(/\/recu\?brouillon=/);
  await expect(page.getByText('Cycles Garance SAS').first()).toBeVisible();
});

test('a double press makes one draft of an invoice', async ({ page }) => {
  await page.goto(path);
  await choose(page, [xmlFile(writeXml(samples.menuisier))]);
  await page.getByRole('button', { name: 'En faire un brouillon' }).dblclick({ delay: 120 });
  await expect(page).toHaveURL(/\/facture-tva\?brouillon=/);
  await page.goto('/dossier');
  await expect(page.getByRole('link', { name: /^F-/ })).toHaveCount(1);
});

test('an invoice dropped on another page leads here, and gives an avoir', async ({ page }) => {
  await openEditor(page);
  await dropFiles(page, [xmlFile(writeXml(samples.menuisier))]);
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'En faire un avoir' }).click();
  await expect(page).toHaveURL(/\/avoir\?brouillon=/);
  await expect(page.getByText(samples.menuisier.number).first()).toBeVisible();
});

test('an avoir made of a file knows its invoice: it is tied to it, at its prices, never above what is left', async ({
  page,
}) => {
  const { number } = samples.menuisier;
  await page.goto(path);
  await choose(page, [xmlFile(writeXml(samples.menuisier))]);
  await page.getByRole('button', { name: 'En faire un avoir' }).click();
  await expect(page.getByText(`Issu de la facture ${number}`)).toBeVisible();
  await showLines(page);
  await expect(cell(page, 'Prix HT', 2)).toHaveAttribute('readonly', '');
  await cell(page, 'Quantité', 2).fill('9999');
  await cell(page, 'Quantité', 2).blur();
  await expect(page.getByText(startsWith('Ligne 2 : il reste 1 à rendre'))).toBeVisible();

  await page.goto('/dossier');
  const under = page.getByRole('list', { name: `Ce qui a suivi ${number}` });
  await expect(under.getByRole('link')).toHaveCount(1);
  await expect(page.getByText('Émise', { exact: true }).filter({ visible: true })).toHaveCount(1);

  await page.goto(path);
  await choose(page, [xmlFile(writeXml(samples.menuisier))]);
  await page.getByRole('button', { name: 'En faire un reçu' }).click();
  await expect(page.getByText(`Issu de la facture ${number}`)).toBeVisible();
  await undo(page);
  await expect(page.getByText(`Issu de la facture ${number}`)).toBeHidden();
  await page.goto('/dossier');
  await expect(under.getByRole('link')).toHaveCount(1);
});

test('several files are listed, and each opens', async ({ page }) => {
  await page.goto(path);
  const other = { ...samples.menuisier, number: 'F-2026-0077' };
  await choose(page, [
    { ...xmlFile('<html/>'), name: 'page.xml' },
    { ...xmlFile(writeXml(samples.menuisier)), name: 'premiere.xml' },
    { ...xmlFile(writeXml(other)), name: 'seconde.xml' },
    await makePdf(samples['devis-graphiste'], 'devis.pdf'),
    { ...xmlFile(writeXml(samples.menuisier)), name: 'copie.xml' },
    { ...xmlFile(''), name: 'vide.xml' },
  ]);
  const list = page.getByRole('navigation', { name: 'Fichiers ouverts' });
  await expect(list.getByRole('button')).toHaveCount(5);
  await expect(list.getByRole('button', { name: /^premiere/ })).toContainText(
    /ConformeLe même fichier que copie.xml$/,
  );
  await list.getByRole('button', { name: /^vide/ }).click();
  await expect(page.getByRole('alert')).toContainText('Ce fichier est vide.');
  await list.getByRole('button', { name: /^premiere/ }).click();
  await expect(list.getByRole('button', { name: /^premiere/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await list.getByRole('button', { name: /^seconde/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('F-2026-0077');
  await list.getByRole('button', { name: /^page/ }).click();
  await expect(page.getByRole('alert')).toContainText('page.xml');
  await expectAccessible(page);
  await list.getByRole('button', { name: /^devis/ }).click();
  await page.getByRole('button', { name: 'Reprendre ce document' }).click();
  await expect(page).toHaveURL(/\/devis\?brouillon=/);
});

test('a PDF cut short is said to be, whether it opens or not', async ({ page }) => {
  await page.goto(path);
  const whole = await makePdf(samples.menuisier, 'coupee.pdf');
  const cut = (length: number) => ({ ...whole, buffer: whole.buffer.subarray(0, length) });
  await choose(page, [cut(whole.buffer.length / 2)]);
  await expect(page.getByRole('alert')).toContainText('Ce PDF est coupé');
  const end = whole.buffer.lastIndexOf('startxref');
  await choose(page, [cut(end)], 'Choisir un autre fichier');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.menuisier.number);
  await expect(page.getByText(/^Ce PDF est coupé/)).toBeVisible();
});

test('a PDF made here is read here, and opens as a draft elsewhere', async ({ page }) => {
  await page.goto(path);
  await waitForPage(page);
  await dropFiles(page, [await makePdf(samples.menuisier, 'F-12.pdf')]);
  await expect(page.getByText('F-12.pdf')).toBeVisible();
  await expect(page.getByText('Conforme', { exact: true })).toBeVisible();
});

test('a file that cannot be read says why, and another can be chosen', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(path);
  await choose(page, [xmlFile('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')]);
  await expect(page.getByRole('alert')).toContainText('facture.xml');
  await expect(page.getByRole('alert')).toContainText('DOCTYPE');
  await choose(page, [await makePdf(samples.graphiste)], 'Choisir un autre fichier');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.graphiste.number);
});

test('nothing of the file leaves the device, and no network is needed', async ({
  page,
  context,
  baseURL,
}) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const untilRest = watchRest(page);
  const isReady = page.waitForEvent('worker');
  await page.goto(path);
  await isReady;
  await expectFetched(page, [/judge-file-worker-/, /invoice-reading-/]);
  await untilRest();
  await context.setOffline(true);
  await dropFiles(page, [xmlFile(writeXml(samples.menuisier))]);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(samples.menuisier.number);
  const sent = requests.filter((request) => !/^(?:blob|data):/.test(request.url()));
  expect(sent.length).toBeGreaterThan(5);
  for (const request of sent) {
    const { origin, search } = new URL(request.url());
    expect(origin).toBe(new URL(baseURL ?? '').origin);
    expect(request.method()).toBe('GET');
    expect(search).toMatch(/^$|^\?(?:_routes|v)=[\w%-]*$/);
  }
});

test('a long invoice is read on a phone without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const line = samples.menuisier.lines.find(({ kind }) => kind === 'item');
  const lines = Array.from({ length: 150 }, (_, index) => ({
    ...line,
    name: `Article-sans-espace-${'x'.repeat(60)}-${index}`,
  }));
  await choose(page, [xmlFile(writeXml({ ...samples.menuisier, lines } as DraftInput))]);
  await expect(page.getByRole('heading', { name: '150 lignes' })).toBeVisible();
  await expect.poll(() => readWidth(page)).toBe(360);
  const reason = `LIVRAISON ${'INTRACOMMUNAUTAIRE'.repeat(4)}`;
  const exempt = writeXml(samples['livraison-intracommunautaire']).replaceAll(
    /(<ram:ExemptionReason>)[^<]+/g,
    `$1${reason}`,
  );
  await choose(page, [xmlFile(exempt)], 'Lire un autre fichier');
  await expect(page.getByText(reason).first()).toBeVisible();
  await expect.poll(() => readWidth(page)).toBe(360);
});

function readWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

describeLooks(() => {
  test('every state is accessible', async ({ page }) => {
    test.slow();
    await page.goto(path);
    await expectAccessible(page);
    await choose(page, [xmlFile('<html/>')]);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    const xml = writeXml(samples.menuisier).replace(/(<ram:GrandTotalAmount>)[^<]+/, '$19999.00');
    await choose(page, [xmlFile(xml)], 'Choisir un autre fichier');
    await expect(page.getByRole('img', { name: /^Page 1 sur/ })).toBeVisible();
    await expectAccessible(page);
  });
});

async function choose(page: Page, files: DeviceFile[], button = 'Choisir des fichiers') {
  await waitForPage(page);
  const opener = page.getByRole('button', { name: startsWith(button) });
  await chooseFiles(page, () => opener.click(), files);
}

function writeXml(input: DraftInput): string {
  const parsed = parseDraft(input);
  return (parsed.ok && buildFacturX(parsed.draft)) || '';
}

function xmlFile(xml: string): DeviceFile {
  return { name: 'facture.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
}
