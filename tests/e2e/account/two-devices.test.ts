import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { download, readPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient, fillCompanyCard, fillLine } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount, type TestAccount } from '../journey/make-account.ts';
import { field, openEditor, sheet, waitForEditor } from '../journey/open-editor.ts';

test('two devices of one user change a draft, one of them offline, and nothing is lost', {
  tag: '@core',
}, async ({ page, openElsewhere, request }) => {
  test.slow();
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await fillClient(page);
  await field(page, 'Objet').fill('Pose');
  await expectSubjects(request, account, ['Pose']);

  const other = await openElsewhere();
  await openAccount(other, account);
  await other.goto('/documents');
  await actOn(other, 'Ouvrir');
  await waitForEditor(other);
  await expect(field(other, 'Objet')).toHaveValue('Pose');
  await other.context().setOffline(true);
  await field(other, 'Objet').fill('Pose, sur le chantier');
  await expect(other.getByText('Brouillon enregistré')).toBeVisible();

  await field(page, 'Objet').fill('Pose, au bureau');
  await expectSubjects(request, account, ['Pose, au bureau']);
  await other.context().setOffline(false);
  await other.goto('/documents');
  const versions = other.getByRole('region', { name: /^Deux versions/ });
  await expect(versions).toContainText('Pose, sur le chantier');
  await expect(versions).toContainText('Pose, au bureau');
  await expectAccessible(other);
  // Until its user has chosen, each device keeps its own.
  await expectSubjects(request, account, ['Pose, au bureau']);
  await versions.getByRole('button', { name: 'Garder les deux' }).click();
  await expect(versions).toBeHidden();
  await expectSubjects(request, account, ['Pose, au bureau', 'Pose, sur le chantier']);

  await page.goto('/documents');
  await expect(page.getByRole('button', { name: /^Actions/ })).toHaveCount(2);
});

test('what one device has issued is what every device has, and another text is kept apart', {
  tag: '@core',
}, async ({ page, openElsewhere, request }) => {
  test.slow();
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await fillCompanyCard(page);
  await fillClient(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '10' });
  await field(page, 'Objet').fill('Pose');
  await expectSubjects(request, account, ['Pose']);

  const other = await openElsewhere();
  await openAccount(other, account);
  await other.goto('/documents');
  await actOn(other, 'Ouvrir');
  await waitForEditor(other);
  await expect(field(other, 'Objet')).toHaveValue('Pose');
  await other.context().setOffline(true);
  await fillLine(other, 1, { name: 'Pose', quantity: '1', price: '777' });
  await expect(other.getByText('Brouillon enregistré')).toBeVisible();

  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Émettre/ });
  await expect(dialog).toContainText('F-2026-0001');
  await expectAccessible(page);
  const file = await download(page, () =>
    dialog.getByRole('button', { name: 'Émettre et télécharger' }).click(),
  );
  expect((await readPdf(file.name, file.bytes)).text).toContain('12,00');

  // Asked as soon as the network is back, before anything was brought.
  await other.context().setOffline(false);
  await other.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const asked = other.getByRole('dialog', { name: /^Émettre/ });
  const notice = other.getByText(/mise sur un autre appareil/).first();
  await asked
    .getByRole('button', { name: 'Émettre et télécharger' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  await expect(notice).toBeVisible();
  await expect(sheet(other)).toContainText('F-2026-0001');
  await expect(sheet(other)).toContainText('12,00');
  await expectAmounts(request, account, [12, 932.4]);
  await expectAccessible(other);
});

test('what is written without a network leaves once, by itself', async ({ page, request }) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await page.context().setOffline(true);
  await fillClient(page);
  for (const subject of ['Pose', 'Pose et dépose', 'Pose, dépose et nettoyage'])
    await field(page, 'Objet').fill(subject);
  await expect(page.getByText('Brouillon enregistré')).toBeVisible();
  await page.context().setOffline(false);
  await expectSubjects(request, account, ['Pose, dépose et nettoyage']);
});

test('what the account refuses is told where it is, and leaves once it can', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  const tooLarge = { status: 413, json: { code: 'body_too_large', message: '' } };
  await page.route('**/rest/v1/rpc/save_document', (route) => route.fulfill(tooLarge));
  await fillClient(page);
  await field(page, 'Objet').fill('Pose');
  const notice = page.getByRole('region', { name: 'Pas enregistré dans votre compte' });
  await expect(notice).toContainText('Allégez le logo');
  await expect(page.getByText('Enregistré sur cet appareil seulement')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/documents');
  await expect(page.getByRole('listitem').getByText('Allégez le logo')).toBeVisible();
  await expect(page.getByText('Le reste est enregistré dans votre compte.')).toBeVisible();
  await expect(page.getByText('connexion revient')).toBeHidden();
  await expectAccessible(page);
  await page.unroute('**/rest/v1/rpc/save_document');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Tout est enregistré dans votre compte.')).toBeVisible();
  await expectSubjects(request, account, ['Pose']);
});

async function actOn(page: Page, action: string) {
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The totals of the account, those of drafts included. */
async function expectAmounts(
  request: APIRequestContext,
  account: TestAccount,
  amounts: readonly number[],
) {
  const headers = await asAccount(request, account);
  const read = async () => {
    const asked = '/rest/v1/documents?select=total_including_tax&order=total_including_tax';
    const rows = await (await request.get(asked, { headers })).json();
    return rows.map((row: { total_including_tax: number }) => row.total_including_tax);
  };
  await expect.poll(read).toEqual(amounts);
}

/** What the account has, whatever its devices show. */
async function expectSubjects(
  request: APIRequestContext,
  account: TestAccount,
  subjects: readonly string[],
) {
  const headers = await asAccount(request, account);
  const read = async () => {
    const answer = await request.get('/rest/v1/documents?select=subject&order=subject', {
      headers,
    });
    return (await answer.json()).map(({ subject }: { subject: string }) => subject);
  };
  await expect.poll(read).toEqual(subjects);
}
