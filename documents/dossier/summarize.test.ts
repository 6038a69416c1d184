import { expect, test } from 'vitest';
import { convertInvoiceToCredit, type Draft, type DraftInput } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type { StoredDraft } from './stored-draft.ts';
import { summarize } from './summarize.ts';

const invoice = requireDraft(samples.menuisier);

function store(draft: Draft, more: Partial<StoredDraft> = {}): StoredDraft {
  return { id: 'd', draft, rawTexts: {}, updatedAt: 7, ...more };
}

const summaryOf = (input: DraftInput) => summarize(store(requireDraft(input)));

/** 3 922,50 € and 784,50 € of VAT. */
test('an invoice is known by its parties, its days and what it asks for', () => {
  expect(summarize(store(invoice))).toMatchObject({
    ...{ id: 'd', updatedAt: 7, state: 'draft', issuedAt: null },
    written: { kind: 'facture-tva', name: 'Cycles Garance SAS · F-2026-0042' },
    ...{ kind: 'facture-tva', subtype: 'standard', number: 'F-2026-0042', currency: 'EUR' },
    ...{ issueDate: '2026-11-20', dueDate: '2026-12-20', validUntil: '' },
    subject: 'Rénovation de l’atelier, rue des Lilas',
    ...{ buyerName: 'Cycles Garance SAS', buyerKey: '404833048' },
    ...{ sellerName: 'Menuiserie Lefèvre & Fils', sellerKey: '732829320' },
    series: '732829320 · F',
    ...{ amount: 470_700, payable: 470_700, dueNow: 470_700, rounding: 0 },
    ...{ asksPayment: true, isPaidAtOnce: false, received: [] },
    ...{ term: null, treatment: null, isRebate: false, exchangeRate: null },
    rates: [{ rate: 2000, isDisbursement: false, taxableAmount: 392_250, vatAmount: 78_450 }],
    names: { quote: null, preceding: [], settled: [], deducted: [] },
  });
});

test('it is found by its title, its parties, its day, its amount and its lines, without accents', () => {
  expect(summarize(store(invoice)).searchText).toBe(
    [
      'facture f-2026-0042 cycles garance sas menuiserie lefevre & fils',
      'renovation de l’atelier, rue des lilas 20/11/2026 4 707,00 4707,00',
      'fabrication conception et plans etabli en hetre massif, 220 × 80 cm',
      'quincaillerie et finitions pose pose et reglages',
    ].join(' '),
  );
});

test('what a transfer is to recall besides the number is kept', () => {
  const payment = { ...invoice.payment, reference: 'RF18 5390 0754 7034' };
  expect(summarize(store({ ...invoice, payment })).paymentReference).toBe('RF18 5390 0754 7034');
  expect(summarize(store(invoice)).paymentReference).toBe('');
});

test('what was issued counts, and what is written now has its name beside it', () => {
  const changed = { ...invoice, kind: 'devis' as const, number: 'D-9', subject: 'Autre' };
  const issued = { draft: invoice, at: 3 };
  expect(summarize(store(changed, { issued }))).toMatchObject({
    ...{ state: 'changed', issuedAt: 3, number: 'F-2026-0042', amount: 470_700 },
    written: { kind: 'devis', name: 'Cycles Garance SAS · D-9' },
  });
  expect(summarize(store(invoice, { issued, completedAt: 4 }))).toMatchObject({
    ...{ state: 'finished', issuedAt: 3 },
  });
  // Finished before copies of what was issued were kept.
  expect(summarize(store(invoice, { completedAt: 4 }))).toMatchObject({
    ...{ state: 'finished', issuedAt: 4 },
  });
});

test('ids of an account are those of the document', () => {
  const ids = { clientId: 'client', companyId: 'company' };
  expect(summarize(store(invoice, ids))).toMatchObject(ids);
  expect(summarize(store(invoice))).not.toHaveProperty('clientId');
});

/** With tax: 195,40 € at 10 % and 62 € at 20 %. */
test('an invoice that was paid at once asked for its total, and received it', () => {
  expect(summaryOf(samples.restaurateur)).toMatchObject({
    ...{ amount: 25_740, payable: 25_740, isPaidAtOnce: true, asksPayment: true },
    received: [{ paidOn: '2026-11-17', means: 'card', amount: 25_740 }],
    rates: [
      { rate: 2000, taxableAmount: 5167, vatAmount: 1033 },
      { rate: 1000, taxableAmount: 17_764, vatAmount: 1776 },
    ],
  });
});

/** 10 080 € less a deposit of 3 024 €. */
test('a balance names its quote and its deposit, and asks for the rest', () => {
  const deposit = { number: 'F-2026-0118', issueDate: '2026-10-06' };
  expect(summaryOf(samples['agence-web-solde'])).toMatchObject({
    ...{ subtype: 'final', amount: 705_600, payable: 705_600, dueNow: 705_600 },
    rates: [{ rate: 2000, taxableAmount: 588_000, vatAmount: 117_600 }],
    names: {
      quote: { number: 'D-2026-0031', issueDate: '2026-10-05' },
      preceding: [deposit],
      settled: [],
      deducted: [{ ...deposit, amount: 302_400, paidOn: '2026-10-19' }],
    },
  });
});

/** 9 350 € with the option that is chosen. */
test('a quote is worth what its client chose, and asks for nothing', () => {
  expect(summaryOf(samples['devis-agence-web'])).toMatchObject({
    ...{ amount: 1_122_000, payable: 0, asksPayment: false, received: [] },
    validUntil: '2026-11-04',
  });
});

/** 655,03 € and 60 €, less 38,40 €. */
test('a rent has its term, the part that was paid of it, and what is left', () => {
  expect(summaryOf(samples['quittance-partielle'])).toMatchObject({
    term: { period: 'novembre\u00a02026', result: 'partial' },
    ...{ amount: 40_000, dueNow: 27_663, payable: 0, rates: [] },
    received: [{ paidOn: '2026-11-10', means: 'transfer', amount: 40_000 }],
    searchText: expect.stringContaining('m. karim haddad sci des trois tilleuls novembre 2026'),
  });
  expect(summaryOf(samples['quittance-local-professionnel'])).toMatchObject({
    ...{ amount: 730_800, dueNow: 0 },
    rates: [{ rate: 2000, isDisbursement: false, taxableAmount: 609_000, vatAmount: 121_800 }],
  });
});

test('a receipt names the invoices that it settles, each with its part', () => {
  expect(summaryOf(samples['recu-factures'])).toMatchObject({
    ...{ amount: 350_700, payable: 0, asksPayment: false, isPaidAtOnce: false },
    received: [{ paidOn: '2026-11-19', means: 'cheque', amount: 350_700 }],
    names: {
      settled: [
        { number: 'F-2026-0037', issueDate: '2026-10-12', amount: 150_700 },
        { number: 'F-2026-0042', issueDate: '2026-11-20', amount: 200_000 },
      ],
    },
  });
});

test.each([
  ['transfer', 'transfer'],
  ['card', 'card'],
  ['cheque', 'cheque'],
  ['cash', 'cash'],
  ['direct-debit', 'debit'],
  ['other', 'other'],
  [undefined, null],
] as const)('money by %s is told as %s, on a receipt and on a rent', (means, told) => {
  const receipt = requireDraft(samples['recu-acompte']);
  const given = receipt.receipt && { ...receipt.receipt, means };
  expect(summarize(store({ ...receipt, receipt: given })).received[0]?.means).toBe(told);
  const { rent, ...term } = requireDraft(samples['quittance-appartement']);
  const payments = [{ amount: '10', means, payer: 'tenant' as const }];
  expect(summarize(store({ ...term, rent: rent && { ...rent, payments } })).received).toEqual([
    { paidOn: term.issueDate, means: told, amount: 1000 },
  ]);
});

test('an invoice that was paid at once says how, and on its own day without another', () => {
  const receivedOf = (payment: Partial<Draft['payment']>) =>
    summarize(store({ ...invoice, payment: { ...invoice.payment, ...payment } })).received;
  expect(receivedOf({ means: ['link', 'paid'] })).toEqual([
    { paidOn: '2026-11-20', means: 'card', amount: 470_700 },
  ]);
  expect(receivedOf({ means: ['paid'], paidOn: '2026-11-18' })).toEqual([
    { paidOn: '2026-11-18', means: null, amount: 470_700 },
  ]);
  expect(receivedOf({ means: ['link'] })).toEqual([]);
});

test('an avoir says what becomes of its money, without the account of the client', () => {
  const avoir = convertInvoiceToCredit(invoice, { number: 'A-1', today: '2026-11-20' });
  const treated = (credit: Partial<NonNullable<Draft['credit']>>) => {
    const { treatment, isRebate } = summarize(
      store({ ...avoir, credit: { reason: 'return', treatment: { kind: 'offset' }, ...credit } }),
    );
    return { treatment, isRebate };
  };
  const iban = 'FR1420041010050500013M02606';
  expect(treated({ treatment: { kind: 'refund', date: '2026-11-27', iban } })).toEqual({
    treatment: { kind: 'refund', date: '2026-11-27' },
    isRebate: false,
  });
  expect(treated({ treatment: { kind: 'offset', invoice: 'F-9' } }).treatment).toEqual({
    ...{ kind: 'offset', invoice: 'F-9' },
  });
  expect(treated({ treatment: { kind: 'on-account' } }).treatment).toEqual({ kind: 'on-account' });
  const until = '2027-11-24';
  expect(treated({ treatment: { kind: 'on-account', until } }).treatment).toEqual({
    ...{ kind: 'on-account', until },
  });
  expect(treated({ reason: 'goodwill' }).isRebate).toBe(true);
});

test('a rate of exchange counts in millionths, once it is one', () => {
  const rated = (rate: string) =>
    summarize(store({ ...invoice, currency: 'USD', exchangeRate: { rate, date: '2026-11-19' } }))
      .exchangeRate;
  expect([rated('0.9'), rated('0')]).toEqual([900_000, null]);
});

test('the cash rounding of what is asked counts in it, and is told', () => {
  expect(summarize(store({ ...invoice, rounding: '-0.02' }))).toMatchObject({
    ...{ amount: 470_700, payable: 470_698, dueNow: 470_698, rounding: -2 },
  });
});

test('files that an account has not sent yet hide no amount', () => {
  const attachment = { name: 'plan.pdf', mime: 'application/pdf', data: 'file:1234' };
  const style = { ...invoice.style, logo: 'file:abcd', signature: 'file:ef01' };
  const draft = { ...invoice, attachments: [attachment], style };
  expect(summarize(store(draft as never)).amount).toBe(470_700);
});

test('what cannot be read is listed by what is left of it', () => {
  const odd = {
    ...{ kind: 'ticket', subtype: 'deposit', number: 'T-1', subject: 4, currency: 'EUR' },
    ...{ buyer: { name: 'Zoé', siren: 4, siret: 5 }, seller: { name: 6, siren: 7, siret: 8 } },
  };
  expect(summarize(store(odd as never, { completedAt: 4 }))).toMatchObject({
    ...{ kind: 'facture-tva', subtype: 'deposit', number: 'T-1', state: 'finished' },
    ...{ buyerName: 'Zoé', buyerKey: 'zoe', sellerName: '', sellerKey: '' },
    ...{ subject: '', issueDate: '' },
    ...{ amount: null, payable: 0, asksPayment: false, isPaidAtOnce: false, isRebate: false },
    ...{ term: null, treatment: null, book: null, received: [], rates: [], exchangeRate: null },
    names: { quote: null, preceding: [], settled: [], deducted: [] },
    searchText: 'facture d’acompte t-1 zoe',
  });
});
