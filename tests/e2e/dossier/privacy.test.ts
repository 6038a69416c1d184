import { expect, type Request } from 'playwright/test';
import { downloadPdf } from '../journey/download-file.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { field, openEditor, openSection } from '../journey/open-editor.ts';
import { watchRest } from '../journey/watch-rest.ts';

test('no content of a document leaves the device, and each file is counted unless one says no', {
  tag: '@core',
}, async ({ context, page, baseURL }) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));

  const untilRest = watchRest(page);
  await openEditor(page);
  await fillInvoice(page);
  await openSection(page, /^Plus de détails Intitulé/);
  await field(page, 'Notes internes').fill('Marge de 40 points');
  const counting = page.waitForResponse('/functions/v1/record-generation');
  await downloadPdf(page, { said: 'Facture téléchargée' });
  expect((await counting).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Document enregistré', { exact: true })).toBeVisible();
  await untilRest();

  const sent = requests.filter((request) => !/^(?:blob|data):/.test(request.url()));
  expect(sent.length).toBeGreaterThan(10);
  expect(sockets).toEqual([]);
  const counted = sent.filter(isCount);
  expect(counted).toHaveLength(1);
  expect(counted[0]?.postDataJSON()).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    kind: 'facture-tva',
    template: 'classique',
    size: expect.any(Number),
    isElectronic: true,
    brokenRules: expect.any(Array),
  });
  expect(await counted[0]?.headerValue('cookie')).toBeNull();
  for (const request of sent) {
    const { origin, pathname, search } = new URL(request.url());
    expect(origin).toBe(new URL(baseURL ?? '').origin);
    for (const word of WORDS) expect(request.postData() ?? '').not.toContain(word);
    if (counted.includes(request)) continue;
    expect(request.method(), pathname).toBe('GET');
    expect(request.postData(), pathname).toBeNull();
    expect(search, pathname).toMatch(/^$|^\?(?:brouillon|_routes|v)=[\w%-]*$/);
    for (const word of WORDS) expect(decodeURIComponent(request.url())).not.toContain(word);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toEqual(
    expect.objectContaining({ draft: expect.anything() }),
  );

  const choice = page.getByRole('switch', { name: 'Compter les fichiers que je crée' });
  await expect(choice).toHaveAccessibleDescription(
    /^Type, taille, modèle, règles non suivies\s; le document reste sur cet appareil/,
  );
  await choice.uncheck();
  await downloadPdf(page);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await untilRest();
  expect(requests.filter(isCount)).toHaveLength(1);
});

function isCount(request: Request): boolean {
  return new URL(request.url()).pathname === '/functions/v1/record-generation';
}

/** Typed into the document. */
const WORDS = ['Lefèvre', 'Garance', 'Conception', '732829320', 'Marge', 'FR1420041010'];
