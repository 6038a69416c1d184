import { expect, type Page, type Request } from 'playwright/test';
import { download, downloadPdf } from '../journey/download-file.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { accountMenu, makeAccount, signIn } from '../journey/make-account.ts';
import { openEditor } from '../journey/open-editor.ts';
import { watchRest } from '../journey/watch-rest.ts';

test('files made without a network are counted once when it is back, or by the next page', async ({
  page,
  context,
}) => {
  const counted = watchCounts(page);
  const untilRest = watchRest(page);
  await openEditor(page);
  await fillInvoice(page);
  await untilRest();
  await context.setOffline(true);
  await downloadPdf(page, { said: 'Facture téléchargée' });
  await expect.poll(() => listWaiting(page)).toHaveLength(1);
  const [first] = await listWaiting(page);
  await context.setOffline(false);
  await expect.poll(() => listWaiting(page)).toEqual([]);
  await expect.poll(() => listIds(counted)).toEqual([first?.id]);

  await context.setOffline(true);
  await downloadPdf(page);
  await expect.poll(() => listWaiting(page)).toHaveLength(1);
  const [waiting] = await listWaiting(page);
  await page.close();
  await context.setOffline(false);
  const other = await context.newPage();
  const ofTheOther = watchCounts(other);
  const untilOtherRests = watchRest(other);
  await other.goto('/faq');
  await expect.poll(() => listWaiting(other)).toEqual([]);
  await expect.poll(() => listIds(ofTheOther)).toEqual([waiting?.id]);
  await other.reload();
  await untilOtherRests();
  expect(ofTheOther).toHaveLength(1);
});

test('each PDF of an account is counted: the draft, what is issued, and each one that is saved again', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const counted = watchCounts(page);
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await openEditor(page);
  await fillInvoice(page);
  const draft = await download(page, () =>
    page.getByRole('button', { name: 'Télécharger le brouillon' }).click(),
  );
  await expect.poll(() => counted).toHaveLength(1);
  expect(counted[0]).toMatchObject({ isElectronic: false, size: draft.bytes.length });

  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const issued = await download(page, () =>
    page.getByRole('button', { name: 'Émettre et télécharger' }).click(),
  );
  await expect.poll(() => counted).toHaveLength(2);
  const file = { kind: 'facture-tva', isElectronic: true, size: issued.bytes.length };
  expect(counted[1]).toMatchObject(file);
  await download(page, () => page.getByRole('button', { name: 'Télécharger le PDF' }).click());
  await expect.poll(() => counted).toHaveLength(3);
  expect(counted[2]).toMatchObject(file);

  await page.goto('/documents');
  await page.getByRole('button', { name: /^Actions\s: / }).click();
  await download(page, () => page.getByRole('menuitem', { name: 'Télécharger le PDF' }).click());
  await expect.poll(() => counted).toHaveLength(4);
  expect(counted[3]).toMatchObject(file);
  expect(new Set(counted.map(({ id }) => id)).size).toBe(4);
  expect(JSON.stringify(counted)).not.toMatch(/F-2026-|Garance/);
});

/** Counting requests, in order. */
function watchCounts(page: Page): Record<string, unknown>[] {
  const counted: Record<string, unknown>[] = [];
  page.on('requestfinished', (request: Request) => {
    if (new URL(request.url()).pathname === '/functions/v1/record-generation')
      counted.push(request.postDataJSON());
  });
  return counted;
}

/** Deduplicated: a lost response makes the client resend. */
function listIds(counted: readonly Record<string, unknown>[]): unknown[] {
  return [...new Set(counted.map(({ id }) => id))];
}

function listWaiting(page: Page): Promise<{ id: string }[]> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('facturier-generations') ?? '{"list":[]}').list,
  );
}
