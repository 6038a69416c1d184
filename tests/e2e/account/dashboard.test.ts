import { expect } from 'playwright/test';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { download } from '../journey/download-file.ts';
import { expectAccessible } from '../journey/expect-accessible.ts';
import { expectFigure } from '../journey/expect-figure.ts';
import { addLogo, issueDrafts } from '../journey/issue-drafts.ts';
import { DAY, test } from '../journey/journey.ts';
import { asAccount, makeAccount, openAccount } from '../journey/make-account.ts';

const YEAR = DAY.slice(0, 4);

test('the dashboard of an account shows its books, and an accountant takes its sales', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await makeAccount(request);
  const numbers = await issueDrafts(request, account, [draft(), draft({ lines: [line('0')] })]);
  const paid = { p_id: crypto.randomUUID(), p_document: 'document-1', p_amount: 600 };
  const answer = await request.post('/rest/v1/rpc/record_payment', {
    headers: await asAccount(request, account),
    data: { ...paid, p_paid_on: `${YEAR}-02-01`, p_means: 'transfer' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await openAccount(page, account);
  await page.goto('/dashboard');
  const due = page.getByRole('definition').filter({ hasText: '1 document' }).first();
  await expect(due).toContainText(/600,00.€/);
  await page.getByText('Voir les chiffres').nth(1).click();
  const invoiced = page.getByRole('region', { name: 'TVA facturée par taux' });
  await expect(invoiced.getByRole('row', { name: /^20.%/ })).toContainText(/200,00.€/);
  const vat = page.getByRole('region', { name: 'TVA exigible par taux' });
  await expect(vat.getByRole('row', { name: /^20.%/ })).toHaveText(/500,00.€100,00.€$/);
  await page.getByLabel('Période').selectOption(`${YEAR}-T1`);
  await expect(page).toHaveURL(new RegExp(`periode=${YEAR}-T1`));
  await expectAccessible(page);

  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Comptabilité' });
  const file = await download(page, () =>
    card.getByRole('button', { name: 'Journal des ventes' }).click(),
  );
  expect(file.name).toBe(`journal-des-ventes-${YEAR}.txt`);
  const [titles, client, sales, tax] = file.bytes.toString().split('\r\n');
  expect(titles?.split('\t')).toHaveLength(18);
  expect(client).toMatch(/411000\tClients\tCYCLESGARANC[A-Z0-9]{5}\tCycles Garance/);
  expect(client).toContain('1200,00\t0,00');
  expect(sales).toContain('0,00\t1000,00');
  expect(tax).toContain('445710\tTVA collectée');
  await expect(card.getByRole('status')).toHaveText('Votre journal est téléchargé.');
  await expect(card).toContainText(new RegExp(`1.facture à 0,00.€ sans écriture.: ${numbers[1]}`));
});

test('companies, a logo, dollars and an expired quote: each sum is that of the documents', {
  tag: '@core',
}, async ({ page, request, context }) => {
  const account = await makeAccount(request);
  const logo = { data: `file:${await addLogo(request, account)}`, alt: 'Atelier' };
  const dollars = { currency: 'USD', buyer: { ...draft().buyer, name: 'Brooklyn Bikes' } };
  const quote = { kind: 'devis', dueDate: undefined } as const;
  await issueDrafts(request, account, [
    draft({ style: { ...draft().style, logo } }),
    draft({ seller: OTHER_SELLER, lines: [line('500')] }),
    draft({ ...dollars, exchangeRate: { rate: '0.92', date: `${YEAR}-01-01` } }),
    draft({ ...dollars, subject: 'Sans taux' }),
    draft({ ...quote, validUntil: `${YEAR}-02-01` }),
    draft({ ...quote, validUntil: `${Number(YEAR) + 1}-02-01` }),
  ]);
  await openAccount(page, account);
  await page.goto('/dashboard');
  const figure = (name: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  await expect(figure('À encaisser')).toHaveText(/^2.904,00.€3 documentsdont 1.200,00.(USD|\$US)$/);
  await expect(figure('Devis en attente')).toHaveText(/^1.200,00.€1 document$/);
  const gaps = page.getByRole('status').filter({ hasText: 'Sans taux de change' });
  await expect(gaps.getByRole('link', { name: /^Facture F-/ })).toHaveCount(1);

  // The copy of the device answers without a network.
  await context.setOffline(true);
  await page.getByLabel('Entreprise').selectOption('Atelier Dupont');
  await expect(figure('À encaisser')).toHaveText(/^2.304,00.€2 documentsdont 1.200,00.(USD|\$US)$/);
  await page.getByText('Voir les chiffres').nth(1).click();
  await expect(page.getByRole('row', { name: /^20.%/ })).toHaveText(/1.920,00.€384,00.€$/);
  await context.setOffline(false);
  await expectAccessible(page);
});

test('who owes what since when, of two companies, is reminded or noted paid on its row', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const owedBy = (name: string, dueDate: string, changes: Partial<Draft> = {}) =>
    draft({ buyer: { ...draft().buyer, name }, dueDate, ...changes });
  const [late = ''] = await issueDrafts(request, account, [
    owedBy('Camille Morel', '2026-11-08'),
    owedBy('Atelier Martin', '2026-12-05', { seller: OTHER_SELLER, lines: [line('500')] }),
    owedBy('Brooklyn Bikes', '2026-10-21', { currency: 'USD' }),
    owedBy('Cycles Garance', '2026-12-28'),
    draft({ kind: 'devis', dueDate: undefined, validUntil: '2026-12-31' }),
  ]);
  await openAccount(page, account);
  await page.goto('/dashboard');
  const owed = page.getByRole('region', { name: 'Qui vous doit quoi' });
  await expect(owed.getByRole('rowheader')).toHaveText([
    ...['Brooklyn Bikes', 'Camille Morel', 'Atelier Martin', 'Cycles Garance'],
  ]);
  const row = (client: string) => owed.getByRole('row').filter({ hasText: client });
  await expect(row('Brooklyn Bikes')).toContainText(/30.jours de retard.*1.200,00.(USD|\$US)/);
  await expect(row('Camille Morel')).toContainText(/12.jours de retard.*1.200,00.€/);
  await expect(row('Atelier Martin')).toContainText(/Garance Conseil.*05\/12\/2026.*600,00.€/);
  // A reminder is in euros, of what is late.
  await expect(owed.getByRole('link', { name: /^Relancer/ })).toHaveCount(1);
  const term = (name: string) => page.getByRole('term').filter({ hasText: name });
  // Without a rate, dollars are in no sum of euros.
  await expectFigure(page, 'À encaisser', /^3.000,00.€3 documents$/);
  await expectFigure(page, 'En retard', /^1.200,00.€1 document$/);
  const latest = page.getByRole('region', { name: 'Derniers documents' });
  await expect(latest.getByRole('listitem')).toHaveCount(5);
  await expect(latest.getByRole('listitem').filter({ hasText: 'Devis' })).toContainText('Établi');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await expectAccessible(page);

  await row('Atelier Martin')
    .getByRole('button', { name: /^Payée/ })
    .click();
  const paying = page.getByRole('dialog', { name: 'Marquer payée' });
  await paying.getByLabel('Moyen de paiement').selectOption('Chèque');
  await paying.getByRole('button', { name: 'Marquer payée' }).click();
  await expect(page.getByText(/600,00.€ · Chèque · 20\/11\/2026/)).toBeVisible();
  await expect(row('Atelier Martin')).toHaveCount(0);
  await expectFigure(page, 'Encaissé sur la période', /^600,00.€$/);

  await page.getByLabel('Entreprise').selectOption('Garance Conseil');
  await expect(owed).toHaveCount(0);
  await expect(term('À encaisser')).toHaveCount(0);
  await expect(latest.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Entreprise').selectOption('Atelier Dupont');
  await owed.getByRole('link', { name: /^Tout voir/ }).click();
  const documents = page.getByRole('list', { name: 'Documents', exact: true });
  await expect(documents.getByRole('listitem')).toHaveCount(3);
  await page.goBack();
  await term('Devis en attente').getByRole('link').click();
  await expect(documents.getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await owed.getByRole('link', { name: `Relancer la facture ${late}` }).click();
  await expect(page.getByLabel('Nom du client')).toHaveValue('Camille Morel');
  await expect(page.getByRole('textbox', { name: 'Échéance' })).toHaveValue('08/11/2026');
});

const OTHER_SELLER = {
  kind: 'company',
  name: 'Garance Conseil',
  siren: '404833048',
  address: { line1: '1 rue Lepic', postalCode: '75018', city: 'Paris', country: 'FR' },
} as const;

function line(unitPrice: string): Extract<Draft['lines'][number], { kind: 'item' }> {
  return { kind: 'item', name: 'Site', quantity: '1', unit: 'C62', vatRate: '20', unitPrice };
}

/** 1 000 € plus VAT, issued on 1 January. */
function draft(changes: Partial<Draft> = {}): Draft {
  const address = { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' };
  const made = requireDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    number: '',
    issueDate: `${YEAR}-01-01`,
    dueDate: `${YEAR}-01-31`,
    currency: 'EUR',
    operation: 'services',
    seller: { kind: 'company', name: 'Atelier Dupont', siren: '732829320', address },
    buyer: { kind: 'business', name: 'Cycles Garance', address },
    lines: [line('1000')],
  });
  return { ...made, ...changes };
}
