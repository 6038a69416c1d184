import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Route } from 'playwright/test';
import { downloadPdf, openOutcome, readPdf } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { fillInvoice } from '../journey/fill-invoice.ts';
import { test } from '../journey/journey.ts';
import {
  accountMenu,
  countMessages,
  makeAccount,
  readMessage,
  type SentMessage,
  signIn,
} from '../journey/make-account.ts';
import { field, openEditor } from '../journey/open-editor.ts';

test('a visitor receives the invoice by e-mail, confirms that news are wanted, then is forgotten', {
  tag: '@core',
}, async ({ page }) => {
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  await makeInvoice(page);
  await (await openOutcome(page)).getByRole('button', { name: 'Recevoir par e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recevoir par e-mail' });
  await expect(dialog.getByText(/^Le document part à notre serveur/)).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  const send = dialog.getByRole('button', { name: 'Recevoir le PDF' });
  await send.click();
  await expect(field(dialog, 'Votre adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
  await field(dialog, 'Votre adresse e-mail').fill(email);
  const news = dialog.getByRole('checkbox', { name: /^Recevoir aussi les nouveautés/ });
  await expect(news).not.toBeChecked();
  await news.check();
  await send.click();
  await expect(dialog.getByRole('status')).toHaveText(`Le document part à ${email}.`);
  await dialog.getByRole('button', { name: 'Revenir au document' }).click();
  await expect(dialog).toHaveCount(0);

  const message = await readMessage(email, 'Votre document\u00a0: Facture F-2026-0001');
  const file = await openAttachment(message);
  expect(file.text).toContain('Cycles Garance SAS');
  expect(file.xml).toContain('<ram:Name>Cycles Garance SAS<');

  await page.goto(leadLink(message, 'inscription'));
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre inscription est confirmée' }),
  ).toBeVisible();
  await page.goto(leadLink(message, 'effacement'));
  await page.getByRole('button', { name: 'Effacer mon adresse' }).click();
  await expect(page.getByRole('heading', { name: 'Votre adresse est effacée' })).toBeVisible();
});

test('whoever is signed in sends it to a client in their own words, and gets a copy', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  const to = `${randomUUID().slice(0, 8)}@exemple.fr`;
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await issueInvoice(page);
  const outcome = await openOutcome(page);
  await outcome.getByRole('button', { name: 'Envoyer au client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer au client' });
  await expect(dialog.getByText(`Les réponses arrivent à ${account.email}.`)).toBeVisible();
  await field(dialog, 'Adresse e-mail du client').fill(to);
  await expect(field(dialog, 'Message')).toHaveValue(/^Bonjour,\s+Veuillez trouver ci-joint/);
  await field(dialog, 'Objet').fill('Votre facture de novembre');
  await field(dialog, 'Message').fill('Bonjour Camille,\n\nVoici notre facture.');
  await dialog.getByRole('checkbox', { name: 'M’en envoyer une copie' }).check();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Envoyer le PDF' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    `Le document part à ${to} et à ${account.email}.`,
  );
  await dialog.getByRole('button', { name: 'Revenir au document' }).click();
  await expect(outcome).toContainText('Envoyée · F-');

  const message = await readMessage(to, 'Votre facture de novembre');
  expect(message.replyTo).toContain(account.email);
  expect(message.text).toContain('Bonjour Camille,');
  expect((await openAttachment(message)).xml).toContain('<ram:Name>Cycles Garance SAS<');
  await readMessage(account.email, 'Copie\u00a0: Votre facture de novembre');
});

test('without a network a message waits, and leaves once from the next page that opens', async ({
  page,
  context,
}) => {
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  const { outcome, dialog } = await askOffline({ page, context }, email);
  await expect(dialog.getByRole('status')).toHaveText(
    `Pas de connexion. Votre document part à ${email} dès qu’elle revient, même si vous quittez cette page.`,
  );
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Revenir au document' }).click();
  const line = outcome.getByRole('region', { name: '1 envoi en attente' });
  await expect(line.getByText(`Facture F-2026-0001 à ${email}`)).toBeVisible();
  await expectAccessible(page, 'section[aria-label="1 envoi en attente"]');
  await page.close();
  await context.setOffline(false);
  expect(countMessages(email)).toBe(0);

  const next = await context.newPage();
  await next.goto('/faq');
  await expect(next.getByText(`Le document est parti à ${email}`)).toBeVisible();
  const message = await readMessage(email, 'Votre document\u00a0: Facture F-2026-0001');
  expect((await openAttachment(message)).xml).toContain('<ram:Name>Cycles Garance SAS<');
  await next.goto('/dossier');
  await expect(next.getByRole('heading', { name: 'Mes documents' })).toBeVisible();
  await expectNothingWaits(next);
  await expect(next.getByRole('region', { name: '1 envoi en attente' })).toHaveCount(0);
  expect(countMessages(email)).toBe(1);
});

test('what is refused once the network is back says why, until its author deletes it', async ({
  page,
  context,
}) => {
  const email = `${randomUUID().slice(0, 8)}@exemple.fr`;
  const { outcome, dialog } = await askOffline({ page, context }, email);
  await dialog.getByRole('button', { name: 'Revenir au document' }).click();
  await expect(outcome.getByRole('region', { name: '1 envoi en attente' })).toBeVisible();
  await page.route('**/functions/v1/send-document', (route) =>
    route.fulfill({ status: 413, json: { code: 'document_too_large' } }),
  );
  await context.setOffline(false);
  const line = outcome.getByRole('region', { name: '1 envoi n’est pas parti' });
  await expect(line.getByText(/^Le document est trop lourd pour un e-mail/)).toBeVisible();
  await page.goto('/dossier');
  const kept = page.getByRole('region', { name: '1 envoi n’est pas parti' });
  await kept.getByRole('button', { name: 'Envoyer maintenant' }).click();
  await expect(page.getByText('Il n’est pas parti', { exact: true })).toBeVisible();
  await kept.getByRole('button', { name: 'Supprimer' }).click();
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expectNothingWaits(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mes documents' })).toBeVisible();
  await expect(kept).toHaveCount(0);
  expect(countMessages(email)).toBe(0);
});

test('a client has one message though its answer was lost, and the invoice is marked as sent', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const to = `${randomUUID().slice(0, 8)}@exemple.fr`;
  await signIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await issueInvoice(page);
  const outcome = await openOutcome(page);
  await outcome.getByRole('button', { name: 'Envoyer au client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer au client' });
  await field(dialog, 'Adresse e-mail du client').fill(to);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/functions/v1/send-document', lose, { times: 1 });
  await dialog.getByRole('button', { name: 'Envoyer le PDF' }).click();
  await expect(dialog.getByRole('status')).toContainText('Notre serveur ne répond pas.');
  await expect.poll(() => countMessages(to)).toBe(1);
  const again = page.waitForResponse('**/functions/v1/send-document');
  await page.goto('/documents');
  expect(await (await again).json()).toEqual({ sent_to: [to], is_draft: null });
  await expect(page.getByText(`Le document est parti à ${to}`)).toBeVisible();
  await expect(
    page.getByRole('listitem').getByText('Envoyée').filter({ visible: true }),
  ).toBeVisible();
  expect(countMessages(to)).toBe(1);
});

/** No message waits on this device; a page that still finds one shows it with a delay. */
async function expectNothingWaits(page: Page) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('facturier-sends'))).toBeNull();
}

/** Fills the dialog with which a visitor sends the document to themselves. */
async function askToReceive(page: Page, email: string) {
  const outcome = await openOutcome(page);
  await outcome.getByRole('button', { name: 'Recevoir par e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recevoir par e-mail' });
  await field(dialog, 'Votre adresse e-mail').fill(email);
  return dialog;
}

/** Asks for the invoice while offline. */
async function askOffline(
  { page, context }: { page: Page; context: BrowserContext },
  email: string,
) {
  await makeInvoice(page);
  const outcome = await openOutcome(page);
  const dialog = await askToReceive(page, email);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Recevoir le PDF' }).click();
  return { outcome, dialog };
}

async function makeInvoice(page: Page) {
  await openEditor(page);
  await fillInvoice(page);
  await downloadPdf(page, { said: 'Facture téléchargée' });
}

/** Downloads the final invoice of an account, which takes the number. */
async function issueInvoice(page: Page) {
  await openEditor(page);
  await fillInvoice(page);
  await page.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Émettre et télécharger' }).click();
  await download;
}

function openAttachment({ attachments }: SentMessage) {
  const [file] = attachments ?? [];
  if (!file) throw new Error('The message has no file');
  return readPdf(file.filename, Buffer.from(file.base64, 'base64'));
}

/** The path of the visitor’s link to unsubscribe or to be erased. */
function leadLink({ text }: SentMessage, action: string): string {
  const [link = ''] = new RegExp(`https?://\\S+/${action}\\?jeton=[\\w.-]+`).exec(text) ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}
