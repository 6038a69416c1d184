import { expect, type Page } from 'playwright/test';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { download, downloadPdf, readPdf } from '../journey/download-file.ts';
import { expectAccessible, expectNoOverflow } from '../journey/expect-accessible.ts';
import { issueDrafts } from '../journey/issue-drafts.ts';
import { test } from '../journey/journey.ts';
import { makeAccount, openAccount, readMessage } from '../journey/make-account.ts';
import { waitForEditor } from '../journey/open-editor.ts';

const PHONE = { viewport: { width: 360, height: 780 } };
/** 10,080.00 €; options of 950.00 € and 780.00 € without tax, and two variants. */
const { buyer, ...quote } = requireDraft(samples['devis-agence-web']);
const quoteTo = (email: string) => ({
  ...{ ...quote, issueDate: '2026-11-20', validUntil: '2026-12-20' },
  buyer: { ...buyer, email },
});

test('a customer chooses, proves the address and signs a quote; the issuer invoices what they chose', {
  tag: '@core',
}, async ({ openElsewhere, page, request }) => {
  const account = await makeAccount(request);
  const email = `cave.${account.email}`;
  await issueDrafts(request, account, [quoteTo(email)]);
  await openAccount(page, account);
  const url = await openPage(page, { asksCode: true });

  const customer = await openElsewhere(PHONE);
  const late = await openElsewhere();
  await customer.goto(url);
  await late.goto(url);
  const form = answerOf(customer);
  await expect(form).toContainText(/Montant\s:\s11\s220,00\s€/);
  await form.getByRole('checkbox', { name: /^Version anglaise/ }).uncheck();
  await form.getByRole('checkbox', { name: /^Reportage photographique/ }).check();
  await expect(form).toContainText(/Montant\s:\s11\s016,00\s€/);
  await form.getByLabel('Votre nom').fill('');
  await form.getByRole('button', { name: 'Accepter et m’engager à payer' }).click();
  await expect(form.getByLabel('Votre nom')).toBeFocused();
  await expectAccessible(customer);
  await expectNoOverflow(customer);
  await form.getByLabel('Votre nom').fill('Inès Roquefeuil');
  await form.getByRole('checkbox', { name: /^J’ai lu ce devis/ }).check();
  await form.getByRole('radio', { name: 'À la main' }).check();
  await sign(customer);

  await form.getByRole('button', { name: 'Recevoir le code' }).click();
  await expect(form.getByText(/^Code envoyé à c•••/)).toBeVisible();
  const { text } = await readMessage(email, /^Votre code pour accepter ou refuser le devis /);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await form.getByLabel('Code reçu par e-mail').fill(code === '000000' ? '111111' : '000000');
  await form.getByRole('button', { name: 'Accepter et m’engager à payer' }).click();
  await expect(form.getByRole('alert')).toContainText('Ce code n’est pas le bon');
  await form.getByLabel('Code reçu par e-mail').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await form.getByRole('button', { name: 'Accepter et m’engager à payer' }).click();
  await expect(customer.getByText(/^Devis accepté par Inès Roquefeuil, le /)).toBeInViewport();
  await expect(form).toHaveCount(0);
  const theirs = await downloadPdf(customer);
  expect(theirs.text).toContain('Preuve de l’acceptation');
  expect(theirs.text).toContain('Inès Roquefeuil');
  expect(theirs.text).toContain(email);
  expect(theirs.text).toMatch(/[0-9a-f]{64}/);

  await answerOf(late).getByLabel('Votre nom').fill('Paul Retard');
  await answerOf(late).getByRole('button', { name: 'Refuser', exact: true }).click();
  await answerOf(late).getByLabel('Code reçu par e-mail').fill('123456');
  await answerOf(late).getByRole('button', { name: 'Refuser le devis' }).click();
  await expect(answerOf(late).getByRole('alert')).toContainText('Quelqu’un vient de répondre');
  await late.reload();
  await expect(late.getByText(/^Devis accepté par Inès Roquefeuil/)).toBeVisible();

  const told = await readMessage(account.email, /^Le devis D-2026-\d+ est accepté$/);
  expect(told.text).toContain('Inès Roquefeuil');
  await page.goto('/documents');
  const row = page.getByRole('listitem').filter({ hasText: 'Domaine de Roquefeuil' }).last();
  await expect(row).toContainText('Accepté');
  await expect(row).toContainText(/11\s016,00\s€/);
  await page.goto('/devis?brouillon=document-1');
  await waitForEditor(page);
  const dialog = await openShare(page);
  await expect(dialog.getByText(/^Accepté par Inès Roquefeuil/)).toBeVisible();
  await expect(dialog.getByText(/Choix du client\s: Reportage photographique/)).toBeVisible();
  const file = await download(page, () =>
    dialog.getByRole('button', { name: 'Télécharger le devis accepté' }).click(),
  );
  expect((await readPdf(file.name, file.bytes)).text).toContain('Preuve de l’acceptation');
});

test('a customer refuses with a word, and what is typed stays when the network is away', async ({
  openElsewhere,
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await issueDrafts(request, account, [quoteTo('cave@roquefeuil.exemple.fr')]);
  await openAccount(page, account);
  const url = await openPage(page, { asksCode: false });
  const customer = await openElsewhere();
  await customer.goto(url);
  const form = answerOf(customer);
  await form.getByRole('button', { name: 'Refuser', exact: true }).click();
  await form.getByLabel('Votre nom').fill('Inès Roquefeuil');
  await form.getByLabel(/^Pourquoi/).fill('Un peu cher pour cette année.');
  await customer.context().setOffline(true);
  await form.getByRole('button', { name: 'Refuser le devis' }).click();
  await expect(form.getByRole('alert')).toContainText('Le serveur ne répond pas');
  await expect(form.getByLabel(/^Pourquoi/)).toHaveValue('Un peu cher pour cette année.');
  await customer.context().setOffline(false);
  await form.getByRole('button', { name: 'Refuser le devis' }).click();
  await expect(customer.getByText(/^Devis refusé par Inès Roquefeuil/)).toBeVisible();
  const told = await readMessage(account.email, /^Le devis D-2026-\d+ est refusé$/);
  expect(told.text).toContain('Un peu cher pour cette année.');
});

/** The link of the page of « document-1 ». */
async function openPage(page: Page, { asksCode }: { asksCode: boolean }): Promise<string> {
  await page.goto('/devis?brouillon=document-1');
  await waitForEditor(page);
  const dialog = await openShare(page);
  if (asksCode)
    await dialog.getByRole('checkbox', { name: 'Demander un code pour répondre' }).check();
  await dialog.getByRole('button', { name: 'Ouvrir une page' }).click();
  const link = dialog.getByRole('textbox', { name: 'Lien de la page' });
  await expect(link).toHaveValue(/\/d#[\w-]{22}$/);
  return link.inputValue();
}

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Autres actions' }).first().click();
  await page.getByRole('menuitem', { name: /^Partager par un lien/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Partager par un lien' });
  await expect(dialog.getByRole('heading', { name: 'Une page pour votre client' })).toBeVisible();
  return dialog;
}

function answerOf(page: Page) {
  return page.getByRole('region', { name: 'Votre réponse' });
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: /^Signez ici/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The frame is not shown');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 180, box.y + 50, { steps: 5 });
  await page.mouse.up();
}
