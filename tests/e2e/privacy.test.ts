import { expect, type Request, test } from 'playwright/test';
import { downloadPdf } from './download-file.ts';
import { fillInvoice } from './fill-invoice.ts';
import { field, openEditor, openSection } from './open-editor.ts';

test('no content of a document leaves the device', { tag: '@core' }, async ({
  context,
  page,
  baseURL,
}) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));

  await openEditor(page);
  await fillInvoice(page);
  await openSection(page, /^Plus de détails Intitulé/);
  await field(page, 'Notes internes').fill('Marge de 40 points');
  await downloadPdf(page, { said: 'Facture téléchargée' });
  await page.reload();
  await expect(page.getByText('Brouillon enregistré', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const sent = requests.filter((request) => !/^(?:blob|data):/.test(request.url()));
  expect(sent.length).toBeGreaterThan(10);
  expect(sockets).toEqual([]);
  for (const request of sent) {
    const { origin, pathname, search } = new URL(request.url());
    expect(origin).toBe(new URL(baseURL ?? '').origin);
    expect(request.method(), pathname).toBe('GET');
    expect(request.postData(), pathname).toBeNull();
    expect(search, pathname).toMatch(/^$|^\?(?:brouillon|_routes|v)=[\w%-]*$/);
    for (const word of WORDS) expect(decodeURIComponent(request.url())).not.toContain(word);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toEqual(
    expect.objectContaining({ draft: expect.anything() }),
  );
});

/** Typed into the document. */
const WORDS = ['Lefèvre', 'Garance', 'Conception', '732829320', 'Marge', 'FR1420041010'];
