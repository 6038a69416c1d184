import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { download, readPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillClient, fillCompanyCard, fillLine } from '../journey/fill-invoice.ts';
import { issueDrafts, twelveEuros } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount, type TestAccount } from '../journey/make-account.ts';
import {
  cell,
  field,
  openEditor,
  sheet,
  showLines,
  waitForEditor,
} from '../journey/open-editor.ts';

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

test('a link opens on a new device, and the editor tells at once that both changed the document', async ({
  page,
  openElsewhere,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await fillClient(page);
  await fillLine(page, 1, { name: 'Pose', quantity: '1', price: '12' });
  await expectTotals(request, account, [14.4]);

  const other = await openElsewhere();
  await holdBack(other, '**/rpc/list_changes*');
  await openAccount(other, account);
  await other.goto(addressOf(page));
  await waitForEditor(other);
  await showLines(other);
  await cell(other, 'Prix HT', 1).fill('777');
  await other.unrouteAll({ behavior: 'ignoreErrors' });
  await expectTotals(request, account, [932.4]);

  await cell(page, 'Prix HT', 1).fill('15');
  const versions = page.getByRole('region', { name: /^Deux versions/ });
  await expect(versions).toContainText('Net à payer');
  await expect(versions).toContainText('18,00');
  await expect(versions).toContainText('932,40');
  await expect(versions).toContainText(/Sur un autre appareil \(Chrome sur \w+\)/);
  await expect(page.getByText('modifié aussi sur un autre appareil')).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Garder celle du compte' }).click();
  await expect(versions).toBeHidden();
  await showLines(page);
  await expect(cell(page, 'Prix HT', 1)).toHaveValue('777,00');
  await expectTotals(request, account, [932.4]);
});

test('what is typed in a draft that was deleted elsewhere brings it back, and says so', async ({
  page,
  openElsewhere,
  request,
}) => {
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
  await actOn(other, 'Supprimer');
  await expectSubjects(request, account, []);

  await field(page, 'Objet').fill('Pose et dépose');
  const note = page.getByRole('region', { name: /^Gardé sur cet appareil/ });
  await expect(note).toContainText('supprimée sur un autre appareil, gardée ici');
  await expect(field(page, 'Objet')).toHaveValue('Pose et dépose');
  await expectSubjects(request, account, ['Pose et dépose']);
  await page.goto('/documents');
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'La garder' }).click();
  await expect(note).toBeHidden();
});

test('a link waits for the document of the account, and says when it is no more', async ({
  page,
  openElsewhere,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  await openAccount(page, account);
  await openEditor(page);
  await fillClient(page);
  await field(page, 'Objet').fill('Pose');
  await expectSubjects(request, account, ['Pose']);

  const other = await openElsewhere();
  await holdBack(other, '**/rest/v1/{documents,rpc/list_changes}*');
  await openAccount(other, account);
  await other.goto(addressOf(page));
  await expect(other.getByText('n’est pas encore sur cet appareil')).toBeVisible();
  await expect(field(other, 'Objet')).toBeHidden();
  await other.unrouteAll({ behavior: 'ignoreErrors' });
  await waitForEditor(other);
  await expect(field(other, 'Objet')).toHaveValue('Pose');

  await other.goto('/facture-tva?brouillon=perdu');
  await expect(other.getByText('n’est plus dans votre compte')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Voir mes documents' })).toBeVisible();
  await other.getByRole('button', { name: 'Commencer une facture' }).click();
  await waitForEditor(other);
  expect(new URL(other.url()).search).toBe('');
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
  await expect(dialog).toContainText(/Numéro\s: F-2026-0001/);
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
  await expectTotals(request, account, [12, 932.4]);
  await expectAccessible(other);
});

test('a client who was reminded on one device is known to be so on the other', async ({
  page,
  openElsewhere,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  await issueDrafts(request, account, [
    { ...twelveEuros, issueDate: '2026-09-01', dueDate: '2026-09-30' },
  ]);
  const other = await openElsewhere();
  for (const device of [page, other]) {
    await openAccount(device, account);
    await device.goto('/documents');
    await expect(listed(device)).toContainText('en retard depuis le 30/09/2026');
  }
  await page.goto('/relance?document=document-1');
  await download(page, () => page.getByRole('button', { name: 'Télécharger la lettre' }).click());
  await expectReminders(request, account, 1);

  await other.goto('/documents');
  await expect(listed(other)).toContainText('relance du 20/11/2026');
  await other.goto('/relance?document=document-1');
  await expect(other.getByText('Déjà relancée')).toBeVisible();
  await field(other, 'Date de la lettre').fill('27/11/2026');
  const letter = other.getByRole('region', { name: 'Votre relance' });
  await letter.getByRole('radio', { name: 'E-mail' }).check();
  await expect(letter).toContainText(/Malgré la relance du 20\snovembre\s2026/);
  await expectAccessible(other);

  // It never left: no device tells of it any more.
  await other.getByRole('button', { name: /^Retirer.*du 20\/11\/2026/ }).click();
  await expect(letter).not.toContainText('Malgré');
  await expectReminders(request, account, 0);
  await page.goto('/documents');
  await expect(listed(page)).not.toContainText('relance du');
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

function listed(page: Page) {
  return page.getByRole('list', { name: 'Documents' });
}

async function actOn(page: Page, action: string) {
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The device does not reach this part of the server. */
async function holdBack(page: Page, pattern: string) {
  await page.route(pattern, (route) => route.abort());
}

/** The address of the document, as another device may open it. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  expect(search).toContain('brouillon=');
  return `${pathname}${search}`;
}

async function expectReminders(request: APIRequestContext, account: TestAccount, count: number) {
  const headers = await asAccount(request, account);
  const path = '/rest/v1/document_reminders?select=level';
  const read = async () => (await request.get(path, { headers })).json();
  await expect.poll(read).toHaveLength(count);
}

async function expectTotals(
  request: APIRequestContext,
  account: TestAccount,
  totals: readonly number[],
) {
  const headers = await asAccount(request, account);
  const read = async () => {
    const answer = await request.get('/rest/v1/documents?select=total_including_tax', { headers });
    const rows: { total_including_tax: number }[] = await answer.json();
    return rows.map((row) => Number(row.total_including_tax)).sort((a, b) => a - b);
  };
  await expect.poll(read).toEqual(totals);
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
