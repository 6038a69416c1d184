import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { readCsv } from '#app/records/csv/read-csv.ts';
import {
  convertInvoiceToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { chooseFiles } from '../journey/choose-files.ts';
import { download } from '../journey/download-file.ts';
import { expectFigure } from '../journey/expect-figure.ts';
import { expectTitle } from '../journey/follow-up.ts';
import { addLogo, issueDrafts, linkDrafts } from '../journey/issue-drafts.ts';
import { DAY, test } from '../journey/journey.ts';
import { makeAccount, openAccount, type TestAccount } from '../journey/make-account.ts';

/**
 * Two companies, a logo, quotes of every fate, a deposit and its balance, an avoir, dollars, an
 * invoice of the year before, and payments in parts: two devices tell the same sums, which are
 * written by hand here.
 */
test('a year of two companies on two devices: every figure, and the books that are downloaded', {
  tag: '@core',
}, async ({ page: office, openElsewhere, request }) => {
  test.slow();
  const account = await makeAccount(request);
  const numbers = await issueYear(request, account);
  await openAccount(office, account);
  const phone = await openElsewhere();
  await openAccount(phone, account);

  // What each device does is seen by the other one.
  await act(office, [numbers.refused, CYCLES], 'Marquer refusé');
  await act(phone, [numbers.accepted, CYCLES], 'Marquer accepté');
  await recordPayment(office, numbers.ofGarance, '300');
  await recordPayment(phone, numbers.ofGarance, '200');
  await phone.getByRole('button', { name: 'Créer le reçu' }).click();
  await expectTitle(phone, 'Reçu');
  await phone.getByRole('button', { name: 'Émettre', exact: true }).first().click();
  await download(phone, () =>
    phone.getByRole('button', { name: 'Émettre et télécharger' }).click(),
  );
  await importClients(office, 30);

  for (const device of [office, phone]) {
    await device.goto('/dashboard?periode=2026');
    // 360 of the deposit, 300 and 200; the receipt of the 200 is the same money.
    await expectFigure(device, 'Encaissé sur la période', /^860,00.€/);
    // 840 of the balance, 1,200 dollars at 0.92, and what is left of 1,200.
    await expectFigure(device, 'À encaisser', /^2.644,00.€3 documentsdont 1.200,00.USD$/);
    await expectFigure(device, 'En retard', /^2.644,00.€3 documents$/);
    await expectFigure(device, 'Devis en attente', /^840,00.€1 document$/);
    await expect(device.getByRole('link', { name: 'Facturer 1 devis' })).toBeVisible();
    // 300 + 700 + 500 − 500 + 920 + 1,000.
    await expectVat(device, /2.920,00.€584,00.€$/);
    await device.getByLabel('Entreprise').selectOption('Atelier Dupont');
    await expectFigure(device, 'Encaissé sur la période', /^360,00.€/);
    await expectFigure(device, 'À encaisser', /^1.944,00.€2 documentsdont 1.200,00.USD$/);
    await expect(device.getByRole('term').filter({ hasText: 'Devis en attente' })).toHaveCount(0);
    await device.getByLabel('Période').selectOption('2025');
    await expectFigure(device, 'Encaissé sur la période', /^2.400,00.€/);
    await device.goto('/clients');
    await device.getByLabel('Chercher dans mes clients').fill('importé 30');
    await expect(device.getByRole('link', { name: 'Client importé 30' })).toBeVisible();
  }
  await expectBooks(phone, numbers);
});

/** In the order of their days; the numbers that matter. */
async function issueYear(request: APIRequestContext, account: TestAccount) {
  const logo = { data: `file:${await addLogo(request, account)}`, alt: 'Atelier' };
  const style = { ...draft({}).style, logo };
  const quote = { kind: 'devis' as const, dueDate: undefined, issueDate: '2026-01-05' };
  const lastYear = {
    ...{ issueDate: '2025-12-15', lines: [line('2000')] },
    payment: { ...draft({}).payment, means: ['paid' as const], paidOn: '2025-12-20' },
  };
  const drafts = [draft(lastYear), draft({ ...quote, style, validUntil: '2026-12-31' })];
  const [, quoted] = await issueDrafts(request, account, drafts);
  const origin = { ...draft({ ...quote, style }), number: quoted ?? '' };
  const deposit = {
    ...convertQuoteToDeposit(origin, { percent: '30' }, { number: '', today: '2026-01-10' }),
    dueDate: '2026-01-20',
  };
  const [depositNumber = ''] = await issueDrafts(request, account, [deposit], 3);
  const balance = convertQuoteToFinal(origin, [{ ...deposit, number: depositNumber }], {
    ...{ number: '', today: '2026-01-20' },
  });
  const prepayments = balance.prepayments.map((one) => ({ ...one, date: '2026-01-15' }));
  const cancelled = draft({ issueDate: '2026-02-01', lines: [line('500')] });
  const exchangeRate = { rate: '0.92', date: '2026-03-01' };
  const [, cancelledNumber = '', , ofGarance = ''] = await issueDrafts(
    request,
    account,
    [
      { ...balance, prepayments, dueDate: '2026-02-20' },
      cancelled,
      draft({ issueDate: '2026-03-01', currency: 'USD', exchangeRate, style }),
      draft({ issueDate: '2026-04-01', seller: GARANCE, buyer: { ...BUYER, name: TOWN } }),
    ],
    4,
  );
  const invoice = { ...cancelled, number: cancelledNumber };
  const avoir = convertInvoiceToCredit(invoice, { number: '', today: '2026-05-01' });
  const [, refused = '', , , accepted = ''] = await issueDrafts(
    request,
    account,
    [
      avoir,
      draft({ ...quote, issueDate: '2026-06-01', validUntil: '2026-12-31' }),
      draft({ ...quote, issueDate: '2026-06-02', validUntil: '2026-07-01' }),
      draft({ ...quote, ...WAITING, issueDate: '2026-06-03', validUntil: '2026-12-31' }),
      draft({ ...quote, issueDate: '2026-06-04', validUntil: '2026-12-31' }),
    ],
    8,
  );
  await linkDrafts(request, account, [
    ['document-2', 'document-3', 'deposit'],
    ['document-2', 'document-4', 'final'],
    ['document-5', 'document-8', 'credit'],
  ]);
  return { depositNumber, ofGarance, refused, accepted };
}

async function expectBooks(page: Page, numbers: Awaited<ReturnType<typeof issueYear>>) {
  await page.goto('/dashboard?periode=2026');
  const book = await readBook(page);
  expect(book.map((row) => [row[0], row[1], row[4], row[5]])).toEqual([
    ['15/01/2026', numbers.depositNumber, 'Non précisé', '360,00'],
    ...['300,00', '200,00'].toSorted().map((amount) => {
      return [write(DAY), numbers.ofGarance, 'Virement', amount];
    }),
  ]);
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Comptabilité' });
  const { bytes } = await download(page, () =>
    card.getByRole('button', { name: 'Journal des ventes' }).click(),
  );
  const lines = bytes.toString().trim().split('\r\n').slice(1);
  const clients = lines.map((text) => text.split('\t')).filter((row) => row[4] === '411000');
  // Debit less credit of each document, in the order of their days.
  expect(clients.map((row) => amountOf(row[11]) - amountOf(row[12]))).toEqual([
    ...[36_000, 84_000, 60_000, 110_400, 120_000, -60_000],
  ]);
}

async function readBook(page: Page): Promise<string[][]> {
  const { bytes } = await download(page, () =>
    page.getByRole('button', { name: 'Livre des recettes' }).click(),
  );
  const { rows } = await readCsv(new Blob([new Uint8Array(bytes)]));
  return rows.slice(1);
}

async function importClients(page: Page, count: number) {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Importer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des clients' });
  const names = Array.from({ length: count }, (_, index) => `Client importé ${index + 1};Lyon`);
  const buffer = Buffer.from(['Raison sociale;Ville', ...names].join('\r\n'));
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer };
  const button = dialog.getByRole('button', { name: 'Choisir un fichier' });
  await chooseFiles(page, () => button.click(), file);
  await dialog.getByRole('button', { name: `Importer ${count} clients` }).click();
  await expect(page.getByRole('link', { name: 'Client importé 1', exact: true })).toBeVisible();
}

async function recordPayment(page: Page, number: string, amount: string) {
  await act(page, [number, TOWN], 'Paiements');
  const dialog = page.getByRole('dialog', { name: 'Paiements' });
  await dialog.getByLabel('Montant reçu').fill(amount);
  await dialog.getByRole('button', { name: 'Enregistrer le paiement' }).click();
  await expect(page.getByText('Paiement enregistré')).toBeVisible();
}

/** An action of the list on a document, whose number two companies may have given. */
async function act(page: Page, [number, buyer]: readonly [string, string], action: string) {
  await page.goto(`/documents?recherche=${encodeURIComponent(`${number} ${buyer}`)}`);
  await page.getByRole('button', { name: new RegExp(`^Actions.*${number}$`) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function expectVat(page: Page, text: RegExp) {
  await page.getByText('Voir les chiffres').nth(1).click();
  // The VAT due has a row of the same rate, of what was cashed.
  const rows = page.getByRole('row', { name: /^20.%/ });
  await expect(rows.filter({ hasText: text })).toHaveCount(1);
}

/** « 1234,50 » → 123450 */
function amountOf(text = ''): number {
  return Math.round(Number(text.replace(',', '.')) * 100);
}

function write(day: string): string {
  return day.split('-').reverse().join('/');
}

function line(unitPrice: string): Extract<Draft['lines'][number], { kind: 'item' }> {
  return { kind: 'item', name: 'Site', quantity: '1', unit: 'C62', vatRate: '20', unitPrice };
}

/** 1 000 € plus VAT of Atelier Dupont. */
function draft(changes: Partial<Draft>): Draft {
  const made = requireDraft({
    version: 1,
    kind: 'facture-tva',
    vatRegime: 'normal',
    number: '',
    issueDate: '2026-01-01',
    dueDate: '2026-06-30',
    currency: 'EUR',
    operation: 'services',
    seller: { kind: 'company', name: 'Atelier Dupont', siren: '552100554', address: ADDRESS },
    buyer: BUYER,
    lines: [line('1000')],
  });
  return { ...made, ...changes };
}

const CYCLES = 'Cycles Garance';
const TOWN = 'Mairie de Nice';
const ADDRESS = { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' };
const BUYER: Draft['buyer'] = { kind: 'business', name: CYCLES, address: ADDRESS };
/** A company that lacks no mention: one of its documents is issued on the screen. */
const GARANCE = requireDraft(samples.menuisier).seller;
const WAITING = { seller: GARANCE, lines: [line('700')] };
