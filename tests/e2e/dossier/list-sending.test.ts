import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { readPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import {
  accountMenu,
  makeAccount,
  readMessage,
  type SentMessage,
  signIn,
} from '../journey/make-account.ts';
import { field } from '../journey/open-editor.ts';
import { recordShares } from '../journey/record-shares.ts';
import { seedDevice } from '../journey/seed-device.ts';

const invoice = requireDraft(samples.menuisier);

test('a visitor receives a document from the list: as it was issued, or as a BROUILLON', async ({
  page,
}) => {
  const email = newEmail();
  const quote = requireDraft(samples['devis-plombier']);
  await seedDevice(page, [
    { id: 'facture', draft: invoice },
    { id: 'devis', draft: quote, isUnissued: true },
  ]);
  await page.goto('/dossier');
  await openActions(page, /facture F-2026-0042/);
  await expect(page.getByRole('menuitem', { name: 'Envoyer au client' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Recevoir par e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recevoir par e-mail' });
  await expect(dialog).not.toContainText('BROUILLON');
  await receive(page, email);
  await expect(dialog.getByRole('status')).toHaveText(`Le document part à ${email}.`);
  await dialog.getByRole('button', { name: 'Revenir à la liste' }).click();
  await expect(dialog).toHaveCount(0);
  const file = await openAttachment(
    await readMessage(email, 'Votre document\u00a0: Facture F-2026-0042'),
  );
  expect(file.xml).toContain('<ram:ID>F-2026-0042<');

  await openActions(page, /devis D-2026-0093/);
  await expect(page.getByRole('menuitem', { name: 'Envoyer', exact: true })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Recevoir par e-mail' }).click();
  await expect(dialog).toContainText('ses pages porteront «\u00a0BROUILLON\u00a0»');
  await expectAccessible(page, '[role="dialog"]');
  await receive(page, email);
  await expect(dialog.getByRole('status')).toContainText(
    'ses pages portent «\u00a0BROUILLON\u00a0»',
  );
  const message = await readMessage(email, 'Votre document\u00a0: Devis D-2026-0093');
  expect((await openAttachment(message)).name).toContain('(brouillon)');
});

test('a user sends a document to a client from the list, which then says so', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const to = newEmail();
  const buyer = { ...invoice.buyer, email: to };
  const draft = requireDraft({ ...invoice, number: '', language: 'en', buyer });
  await issueDrafts(request, account, [draft]);
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/documents?statut=emis');
  const row = page.getByRole('list', { name: 'Documents' }).getByRole('listitem');
  await expect(row).toContainText('Émise');
  await openActions(page, /facture F-/);
  await page.getByRole('menuitem', { name: 'Envoyer au client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer au client' });
  await expect(field(dialog, 'Adresse e-mail du client')).toHaveValue(to);
  await expect(field(dialog, 'Objet')).toHaveValue(/^Invoice F-.+ – Menuiserie Lefèvre & Fils$/);
  await expect(field(dialog, 'Message')).toHaveValue(/^Hello,\s+Please find attached/);
  await field(dialog, 'Objet').fill('Your invoice');
  await dialog.getByRole('checkbox', { name: 'M’en envoyer une copie' }).check();
  await dialog.getByRole('button', { name: 'Envoyer le PDF' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    `Le document part à ${to} et à ${account.email}.`,
  );
  const message = await readMessage(to, 'Your invoice');
  expect(message.replyTo).toContain(account.email);
  expect((await openAttachment(message)).xml).toContain('Menuiserie Lefèvre');
  await readMessage(account.email, 'Copie\u00a0: Your invoice');
  await dialog.getByRole('button', { name: 'Revenir à la liste' }).click();
  await page.goto('/documents');
  await expect(row).toContainText('Envoyée');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the list gives the file itself to another application', async ({ page }) => {
    await page.addInitScript(recordShares);
    await seedDevice(page, [{ id: 'facture', draft: invoice }]);
    await page.goto('/dossier');
    await openActions(page, /facture F-2026-0042/);
    await page.getByRole('menuitem', { name: 'Envoyer', exact: true }).tap();
    await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Envoyée');
    const [shared] = (await page.evaluate(() => window.shares)) ?? [];
    expect(shared).toMatchObject({ type: 'application/pdf' });
    expect(shared?.text).toMatch(/^Bonjour,\s+Veuillez trouver ci-joint la facture F-2026-0042/);
  });
});

async function openActions(page: Page, name: RegExp) {
  await page.getByRole('button', { name: new RegExp(`^Actions\\s: ${name.source}`) }).click();
}

async function receive(page: Page, email: string) {
  const dialog = page.getByRole('dialog', { name: 'Recevoir par e-mail' });
  await field(dialog, 'Votre adresse e-mail').fill(email);
  await dialog.getByRole('button', { name: 'Recevoir le PDF' }).click();
}

function newEmail(): string {
  return `${randomUUID().slice(0, 8)}@exemple.fr`;
}

function openAttachment({ attachments }: SentMessage) {
  const [file] = attachments ?? [];
  if (!file) throw new Error('The message has no file');
  return readPdf(file.filename, Buffer.from(file.base64, 'base64'));
}
