import { expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { download, downloadPdf } from '../journey/download-file.ts';
import { countFetched, expectFetched } from '../journey/expect-fetched.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  cell,
  clientCard,
  clientName,
  expectClient,
  expectNumber,
  field,
  openClient,
  openEditor,
  showLines,
  waitForEditor,
} from '../journey/open-editor.ts';
import { seedDevice } from '../journey/seed-device.ts';
import { watchRest } from '../journey/watch-rest.ts';

const SAVED = 'Brouillon enregistré';

test('a reload gives the draft back, unreadable texts included', { tag: '@core' }, async ({
  page,
}) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await field(page, 'Date d’émission').fill('32/13');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/facture-tva\?brouillon=/);
  await page.reload();
  await expect(clientName(page)).toHaveValue('Cycles Garance');
  await expect(field(page, 'Date d’émission')).toHaveValue('32/13');
});

test('what was typed just before the page is left is kept', async ({ page }) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await clientName(page).fill('Cycles Garance SAS');
  await page.reload();
  await expect(clientName(page)).toHaveValue('Cycles Garance SAS');
});

test('what is typed is kept, though another tab keeps the storage busy', async ({
  context,
  page,
}) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  const busy = await context.newPage();
  await busy.goto('/numerotation');
  await busy.evaluate(holdStorage);
  await clientName(page).fill('Cycles Garance SAS');
  await page.close({ runBeforeUnload: true });
  await busy.evaluate(() => window.releaseStorage?.());
  await openEditor(busy);
  await expect(clientName(busy)).toHaveValue('Cycles Garance SAS');
});

test('a page that crashes is found again, where it was', async ({ context, page }) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto('/facture-tva');
  await expect(next.getByText('Votre dernier brouillon est là.')).toBeVisible();
  await expect(clientName(next)).toHaveValue('Cycles Garance');
});

test('several drafts live side by side: opened, copied, deleted, given back', async ({ page }) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: /^Commencer une facture/ }).click();
  await expect(clientName(page)).toHaveValue('');
  await nameClient(page, 'Atelier Nord');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Mes documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mes documents' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: 'Toute la liste' })).toHaveAttribute(
    'href',
    '/dossier',
  );
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Cycles Garance' })
    .getByRole('button')
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(clientName(page)).toHaveValue('Cycles Garance');

  await page.getByRole('button', { name: 'Mes documents' }).click();
  await dialog.getByRole('button', { name: /^Dupliquer .*Atelier Nord/ }).click();
  await expect(clientName(page)).toHaveValue('Atelier Nord');
  await page.getByRole('button', { name: 'Mes documents' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: /^Supprimer .*Cycles Garance/ }).click();
  await expect(dialog.getByText(/Cycles Garance.*supprimé$/)).toBeVisible();
  const restore = dialog.getByRole('button', { name: 'Annuler' });
  await expect(restore).toBeFocused();
  await restore.click();
  await expect(dialog.getByRole('button', { name: /^Supprimer .*Cycles Garance/ })).toBeVisible();
});

test('a list of many drafts comes fifty at a time, the newest first', async ({ page }) => {
  const draft = requireDraft(samples.menuisier);
  const seeds = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: `d${index}`, isUnissued: true },
    draft: { ...draft, number: `F-2026-${1000 + index}` },
  }));
  await seedDevice(page, seeds);
  await openEditor(page);
  await page.getByRole('button', { name: 'Mes documents' }).click();
  const rows = page.getByRole('dialog', { name: 'Mes documents' }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('F-2026-1000');
  await page.getByRole('button', { name: 'Afficher les suivants' }).click();
  await expect(rows).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Afficher les suivants' })).toBeHidden();
});

test('« Tout effacer » asks once, and its toast gives everything back', async ({ page }) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Tout effacer' }).click();
  const dialog = page.getByRole('dialog', { name: /^Effacer tout le document/ });
  await dialog.getByRole('button', { name: 'Garder le document' }).click();
  await expect(clientName(page)).toHaveValue('Cycles Garance');

  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Tout effacer' }).click();
  await dialog.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(clientName(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(clientName(page)).toHaveValue('Cycles Garance');
});

test('the button of a message answers while a dialog is open', async ({ page }) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await page.getByRole('button', { name: 'Autres actions' }).click();
  await page.getByRole('menuitem', { name: 'Tout effacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
  await page.getByRole('button', { name: 'Mes documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mes documents' });
  await expect(dialog).toBeVisible();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Annuler' })
    .click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(clientName(page)).toHaveValue('Cycles Garance');
});

test('two tabs on one draft agree', async ({ context, page }) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await expect(page).toHaveURL(/brouillon=/);
  const other = await context.newPage();
  await openEditor(other, page.url());
  await expect(clientName(other)).toHaveValue('Cycles Garance');

  await clientName(other).fill('Cycles Garance Lyon');
  await expect(clientName(page)).toHaveValue('Cycles Garance Lyon');
  await openClient(page);
  await field(clientCard(page), 'Ville').fill('Lyon');
  await openClient(other);
  await expect(field(clientCard(other), 'Ville')).toHaveValue('Lyon');
});

test('a deletion is not undone over what another tab writes after it', async ({
  context,
  page,
}) => {
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await expect(page.getByText(SAVED, { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dossier');
  await removeFirst(other);
  const undoing = other.getByRole('button', { name: 'Annuler la suppression' });
  await expect(undoing).toBeVisible();
  await nameClient(page, 'Atelier Nord');
  await expect(other.getByRole('list', { name: 'Documents' })).toContainText('Atelier Nord');
  await expect(undoing).toBeHidden();

  await page.getByRole('button', { name: 'Mes documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mes documents' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await openEditor(other, page.url());
  await dialog.getByRole('button', { name: /^Supprimer .*Atelier Nord/ }).click();
  await expect(dialog.getByText(/Atelier Nord.*supprimé$/)).toBeVisible();
  await nameClient(other, 'Atelier Sud');
  await expect(dialog.getByRole('button', { name: /^Supprimer .*Atelier Sud/ })).toBeVisible();
  await expect(dialog.getByText(/supprimé$/)).toBeHidden();
});

test('a draft saved as a file opens again elsewhere', async ({ openElsewhere, page }) => {
  await openEditor(page, '/facture-auto-entrepreneur');
  await nameClient(page, 'Cycles Garance');
  await showLines(page);
  await cell(page, 'Désignation', 1).fill('Plans');
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click();
  const { name, bytes } = await download(page, () =>
    page.getByRole('menuitem', { name: /^Télécharger le brouillon/ }).click(),
  );

  const elsewhere = await openElsewhere();
  await openEditor(elsewhere, '/facture-tva');
  await elsewhere.getByRole('button', { name: 'Autres actions' }).click();
  const resume = elsewhere.getByRole('menuitem', { name: /^Reprendre un document/ });
  const file = { name, mimeType: 'application/json', buffer: bytes };
  await chooseFiles(elsewhere, () => resume.click(), file);
  await expect(elsewhere.getByText('Document repris')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/facture-auto-entrepreneur/);
  await expect(clientName(elsewhere)).toHaveValue('Cycles Garance');
  await showLines(elsewhere);
  await expect(cell(elsewhere, 'Désignation', 1)).toHaveValue('Plans');
  await elsewhere.context().close();
});

test('a file that is no draft is refused in words', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Autres actions' }).click();
  const resume = page.getByRole('menuitem', { name: /^Reprendre un document/ });
  const buffer = Buffer.from('{"bonjour": true}');
  const file = { name: 'autre.json', mimeType: 'application/json', buffer };
  await chooseFiles(page, () => resume.click(), file);
  await expect(page.getByText('Ce fichier ne peut pas être ouvert.')).toBeVisible();
  await expect(page.getByText(/^Ce fichier ne contient ni brouillon ni facture/)).toBeVisible();
});

test('where storage is refused, the page says so and the draft leaves as a file', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
  });
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  const banner = page.getByRole('alert').filter({ hasText: 'Ce navigateur refuse d’enregistrer.' });
  await expect(banner).toBeVisible();
  const { bytes } = await download(page, () =>
    banner.getByRole('button', { name: 'Télécharger le brouillon' }).click(),
  );
  expect(JSON.parse(bytes.toString()).buyer.name).toBe('Cycles Garance');
  await finishTwice(page);
});

test('where storage is full, the page says so, and counts on from what it made', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await openEditor(page);
  await nameClient(page, 'Cycles Garance');
  await expect(page.getByRole('alert')).toContainText('Cet appareil n’a plus de place.');
  await finishTwice(page);
});

/** What follows a file that is kept nowhere: a word, the next number, a question before it goes. */
async function finishTwice(page: Page) {
  await fillInvoice(page);
  const first = await downloadPdf(page);
  expect(first.text).not.toContain('BROUILLON');
  const next = page.getByRole('region', { name: 'Et maintenant' });
  await expect(next).toContainText('Cet appareil ne garde pas cette facture');
  await next.getByRole('button', { name: 'Pour le même client' }).click();
  await expectClient(page, 'Cycles Garance SAS');
  await expectNumber(page, /-0*2$/);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
}

test('without a network, a page at rest still makes its file', async ({ context, page }) => {
  const untilRest = watchRest(page);
  await openEditor(page);
  await fillInvoice(page);
  await expect.poll(() => countFetched(page, /\.ttf/)).toBeGreaterThan(1);
  await expectFetched(page, [/seldom-/, /dialog-overlay-/, /toaster-overlay-/]);
  await expectFetched(page, [/assets\/dossier-/]);
  await untilRest();
  await context.setOffline(true);
  await nameClient(page, 'Cycles Garance Lyon');
  const { name, text } = await downloadPdf(page);
  expect(name).toContain('Cycles Garance Lyon');
  expect(text).not.toContain('BROUILLON');
  await expect(page.getByText('Document enregistré', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mes documents' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});

test('an address of a draft that is not on this device says so', async ({ page }) => {
  await page.goto('/facture-tva?brouillon=inconnu');
  await expect(page.getByText('Ce brouillon n’est plus sur cet appareil.')).toBeVisible();
  await waitForEditor(page);
});

async function nameClient(page: Page, name: string) {
  await clientName(page).fill(name);
}

async function removeFirst(page: Page) {
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Supprimer', exact: true }).click();
}

/** An open transaction that blocks the other tabs until released. */
async function holdStorage(): Promise<void> {
  const open = indexedDB.open('facturier');
  await new Promise((resolve) => {
    open.onsuccess = resolve;
  });
  const store = open.result.transaction('drafts', 'readwrite').objectStore('drafts');
  let isHeld = true;
  window.releaseStorage = () => {
    isHeld = false;
  };
  const goOn = () => {
    if (isHeld) store.count().onsuccess = goOn;
  };
  goOn();
}

declare global {
  interface Window {
    releaseStorage?: () => void;
  }
}
