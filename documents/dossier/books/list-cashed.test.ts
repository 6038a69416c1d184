import { expect, test } from 'vitest';
import {
  type Cents,
  cents,
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToInvoice,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import type { Payment } from '../payments/payment.ts';
import { listCashed } from './list-cashed.ts';

const invoice = requireDraft(samples.menuisier);
const today = '2026-11-20';
const stamp = { number: 'X-1', today };
const ALWAYS = { from: '0000-01-01', to: '9999-12-31' };
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

function makeBook() {
  const dossier = makeDossier(today);
  const pay = (documentId: string, amount: number, change: Partial<Payment> = {}) => {
    const how = { paidOn: '2026-11-18', means: 'cash', note: '', corrects: null } as const;
    const id = `p${dossier.payments.length}`;
    dossier.payments.push({ id, documentId, amount: cents(amount), ...how, ...change });
    return id;
  };
  const book = (period = ALWAYS) =>
    listCashed(dossier.chain().values(), { period, dayOf }).map(
      ({ id, cashedOn, means, amount }) => `${id} ${cashedOn} ${means} ${amount}`,
    );
  return { ...dossier, pay, book };
}

const sum = (lines: readonly string[]) =>
  lines.reduce((total, text) => total + Number(text.split(' ').at(-1)), 0);

test('a payment counts on its day, and a correction takes it back', () => {
  const { add, pay, book } = makeBook();
  add('invoice', invoice);
  const id = pay('invoice', 30_000, { paidOn: '2026-10-31' });
  pay('invoice', -30_000, { paidOn: '2026-11-02', corrects: id });
  expect(book()).toEqual(['invoice 2026-10-31 cash 30000', 'invoice 2026-11-02 cash -30000']);
  for (const to of ['2026-11-02', '2026-11-30'])
    expect(book({ from: '2026-11-01', to })).toEqual(['invoice 2026-11-02 cash -30000']);
});

test('a receipt counts on the day and by the means that it says, a receipt of a payment not again', () => {
  const { add, link, pay, book } = makeBook();
  add('invoice', invoice);
  const receipt = (number: string, due: number, paidOn: string): Draft => {
    const made = convertInvoiceToReceipt(invoice, { number, today, due: due as Cents });
    if (!made.receipt) throw new Error('Not a receipt');
    return { ...made, receipt: { ...made.receipt, paidOn, means: 'cheque' } };
  };
  add('own', receipt('R-1', 10_000, '2026-03-04'));
  link('invoice', 'own', 'receipt');
  const id = pay('invoice', 30_000);
  add('of payment', receipt('R-2', 30_000, '2026-11-18'));
  link('invoice', 'of payment', 'receipt', id);
  expect(book()).toEqual(['own 2026-03-04 cheque 10000', 'invoice 2026-11-18 cash 30000']);
});

test('a receipt without a payment is of the payments, once these make the whole invoice', () => {
  const { add, link, pay, book, node } = makeBook();
  add('invoice', invoice);
  const { payable } = node('invoice');
  add('receipt', convertInvoiceToReceipt(invoice, { ...stamp, due: payable }));
  link('invoice', 'receipt', 'receipt');
  pay('invoice', payable);
  expect(book()).toEqual([`invoice 2026-11-18 cash ${payable}`]);
});

test('what is paid at once counts on the day it was paid, what is marked paid on that of the mark', () => {
  const { add, milestones, pay, book, node } = makeBook();
  const payment = { ...invoice.payment, means: ['paid' as const, 'card' as const] };
  add('at once', { ...invoice, payment: { ...payment, paidOn: '2026-01-02' } });
  const untold = { ...invoice.payment, means: ['paid' as const], paidOn: '2026-01-03' };
  add('untold', { ...invoice, number: 'F-3', payment: untold });
  add('marked', { ...invoice, number: 'F-2' });
  pay('marked', 100, { paidOn: '2026-02-01' });
  milestones.push({ id: 'marked', name: 'paid', markedAt: Date.UTC(2026, 4, 6) });
  const { payable } = node('marked');
  expect(book()).toEqual([
    `at once 2026-01-02 card ${payable}`,
    `untold 2026-01-03 null ${payable}`,
    'marked 2026-02-01 cash 100',
    `marked 2026-05-06 null ${payable - 100}`,
  ]);
});

test('the payments of a rent count, a request to pay does not', () => {
  const { add, book, node } = makeBook();
  const notice = requireDraft(samples['quittance-avis-echeance']);
  const part = requireDraft(samples['quittance-partielle']);
  add('notice', notice);
  add('part', part);
  expect(node('notice').term?.result).toBe('unpaid');
  expect(node('part').term?.result).toBe('partial');
  const payments = part.rent?.payments ?? [];
  expect(payments.length).toBeGreaterThan(0);
  const days = payments.map(({ date }) => date ?? part.issueDate);
  expect(book().map((line) => line.split(' ').slice(0, 2))).toEqual(
    days.toSorted().map((day) => ['part', day]),
  );
});

test('a month counts beside the one before it, whose payments were recorded', () => {
  const { add, link, pay, book } = makeBook();
  const october = requireDraft(samples['quittance-appartement']);
  add('october', { ...october, rent: october.rent && { ...october.rent, payments: [] } });
  add('november', { ...october, number: 'Q-2026-0011', issueDate: '2026-11-08' });
  link('october', 'november', 'next-month');
  // 720 € and 70 € of charges; November says 214 € and 576 €.
  pay('october', 79_000, { paidOn: '2026-10-04' });
  expect(book().map((line) => line.split(' ').at(-1))).toEqual(['79000', '21400', '57600']);
});

test('receipts and payments of one invoice are never counted twice', () => {
  const { add, link, pay, book, node } = makeBook();
  const receiptOf = (number: string, due: number) =>
    convertInvoiceToReceipt(invoice, { number, today, due: due as Cents });
  add('invoice', invoice);
  add('other', { ...invoice, number: 'F-2' });
  const { payable } = node('invoice');
  pay('invoice', 2_000, { paidOn: '2026-01-01' });
  add('rest', receiptOf('R-1', payable - 2_000));
  link('invoice', 'rest', 'receipt');
  expect(sum(book())).toBe(payable);

  // One receipt of a payment, and of another invoice.
  const id = pay('other', 30_000, { paidOn: '2026-01-02' });
  const both = receiptOf('R-2', 50_000);
  const invoices = [
    { number: 'F-2', amount: '300' },
    { number: invoice.number, amount: '200' },
  ];
  if (both.receipt) both.receipt.invoices = invoices;
  add('both', both);
  link('other', 'both', 'receipt', id);
  expect(sum(book())).toBe(payable + 30_000 + 20_000);
  pay('other', -30_000, { paidOn: '2026-01-03', corrects: id });
  expect(sum(book())).toBe(payable + 20_000);
});

test('a document that asks for nothing cashes nothing, whatever means it names', () => {
  const { add, book } = makeBook();
  const payment = { ...invoice.payment, means: ['paid' as const], paidOn: '2026-01-02' };
  add('proforma', { ...invoice, subtype: 'proforma', payment });
  add('quote', { ...requireDraft(samples['devis-agence-web']), payment });
  add('avoir', { ...convertInvoiceToCredit(invoice, stamp), payment });
  expect(book()).toEqual([]);
});

test('another currency is in euros at the rate of its document, with what was received beside', () => {
  const { add, chain, pay } = makeBook();
  const exchangeRate = { rate: '0.9', date: '2026-11-01' };
  add('dollars', { ...invoice, currency: 'USD', exchangeRate });
  pay('dollars', 10_000);
  add('without a rate', { ...invoice, number: 'F-2', currency: 'USD' });
  pay('without a rate', 10_000);
  expect(listCashed(chain().values(), { period: ALWAYS, dayOf })).toMatchObject([
    { id: 'dollars', amount: 9_000, original: { amount: 10_000, currency: 'USD' } },
  ]);
});

test('a draft cashes what was recorded on it, and not what it says', () => {
  const { add, pay, book } = makeBook();
  const payment = { ...invoice.payment, means: ['paid' as const, 'card' as const] };
  add('at once', { ...invoice, payment }, { isUnissued: true });
  expect(book()).toEqual([]);
  pay('at once', 10_000);
  expect(book()).toEqual(['at once 2026-11-18 cash 10000']);
});

test('a receipt of an invoice that was deleted counts', () => {
  const { add, link, book } = makeBook();
  add('receipt', convertInvoiceToReceipt(invoice, { ...stamp, due: 10_000 as Cents }));
  link('deleted', 'receipt', 'receipt');
  expect(book()).toEqual(['receipt 2026-11-20 null 10000']);
});

test('a receipt of the payment of a whole invoice counts for the other that it names', () => {
  const { add, link, pay, book } = makeBook();
  add('invoice', invoice);
  const id = pay('invoice', 470_700);
  const both = convertInvoiceToReceipt(invoice, { ...stamp, due: 490_700 as Cents });
  const invoices = [
    { number: invoice.number, amount: '4707' },
    { number: 'F-9', amount: '200' },
  ];
  add('both', { ...both, receipt: both.receipt && { ...both.receipt, invoices } });
  link('invoice', 'both', 'receipt', id);
  expect(book()).toEqual(['invoice 2026-11-18 cash 470700', 'both 2026-11-20 null 20000']);
});

test('what an avoir says was given back leaves the book on that day', () => {
  const { add, link, pay, book } = makeBook();
  add('invoice', invoice);
  pay('invoice', 470_700);
  const avoir = convertInvoiceToCredit(invoice, stamp);
  const treatment = { kind: 'refund' as const, date: '2026-11-19' };
  add('avoir', { ...avoir, credit: avoir.credit && { ...avoir.credit, treatment } });
  link('invoice', 'avoir', 'credit');
  expect(book()).toEqual(['invoice 2026-11-18 cash 470700', 'invoice 2026-11-19 null -470700']);
});

test('money is of the activity of its invoice, and of services where none is known', () => {
  const { add, link, pay, chain } = makeBook();
  const quote = requireDraft(samples['devis-agence-web']);
  const sold = { ...convertQuoteToInvoice(quote, { number: 'F-1', today }), operation: 'goods' };
  add('quote', { ...quote, operation: 'services' });
  add('goods', sold as Draft);
  link('quote', 'goods', 'invoice');
  pay('goods', 30_000);
  pay('goods', 10_000);
  const receipt = convertInvoiceToReceipt(sold as Draft, { ...stamp, due: 5_000 as Cents });
  add('receipt', { ...receipt, operation: 'services' });
  link('goods', 'receipt', 'receipt');
  add('broken', { ...invoice, number: 'F-2', lines: 'none' as never });
  pay('broken', 2_000);
  expect(listCashed(chain().values(), { period: ALWAYS, dayOf })).toMatchObject([
    {
      id: 'goods',
      amount: 10_000,
      activities: [{ activity: 'goods', amount: 10_000 }],
      original: null,
    },
    { id: 'goods', amount: 30_000, activities: [{ activity: 'goods', amount: 30_000 }] },
    { id: 'broken', amount: 2_000, activities: [{ activity: 'services', amount: 2_000 }] },
    { id: 'receipt', amount: 5_000, activities: [{ activity: 'goods', amount: 5_000 }] },
  ]);
});
