import { expect, test } from 'vitest';
import {
  type Cents,
  convertInvoiceToCorrective,
  convertInvoiceToReceipt,
  convertQuoteToDeposit,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeInvoiceAmounts, outstandingAmount } from './amounts-due.ts';
import { leftToInvoice } from './follow-ups/invoiced-quote.ts';
import { makeDossier } from './make-dossier.test.support.ts';

const today = '2026-11-20';
const stamp = { number: 'R-1', today };
/** 4 707 €. */
const invoice = requireDraft(samples.menuisier);
/** 11 220 €. */
const quote = requireDraft(samples['devis-agence-web']);

function pay(amount: number, id = 'p') {
  return {
    ...{ id, documentId: 'invoice', amount: amount as Cents, paidOn: '2026-11-19' },
    ...({ means: 'transfer', note: '', corrects: null } as const),
  };
}

test('a receipt of two invoices counts on each for its own part', () => {
  const { add, link, node } = makeDossier(today);
  add('older', { ...invoice, number: 'F-2026-0037' });
  add('invoice', invoice);
  add('receipt', requireDraft(samples['recu-factures']));
  for (const id of ['older', 'invoice']) link(id, 'receipt', 'receipt');
  expect(computeInvoiceAmounts(node('older'))).toMatchObject({
    ...{ receipted: 150_700, received: 150_700, left: 320_000, due: 320_000 },
  });
  expect(computeInvoiceAmounts(node('invoice'))).toMatchObject({
    ...{ receipted: 200_000, received: 200_000, left: 270_700, due: 270_700 },
  });
});

test('a receipt that names no invoice is of the one that it was made from', () => {
  const { add, link, node } = makeDossier(today);
  add('invoice', invoice);
  const { receipt, ...made } = convertInvoiceToReceipt(invoice, stamp);
  add('receipt', { ...made, receipt: receipt && { ...receipt, amount: '700', invoices: [] } });
  link('invoice', 'receipt', 'receipt');
  expect(computeInvoiceAmounts(node('invoice'))).toMatchObject({ receipted: 70_000, due: 400_700 });
});

test('payments that make the whole are receipted but for what their receipts say', () => {
  const { add, link, node, payments } = makeDossier(today);
  add('invoice', invoice);
  payments.push(pay(400_700), pay(70_000, 'q'));
  expect(computeInvoiceAmounts(node('invoice'))).toMatchObject({ left: 0, unreceipted: 470_700 });
  add('receipt', convertInvoiceToReceipt(invoice, { ...stamp, due: 70_000 as Cents }));
  link('invoice', 'receipt', 'receipt', 'q');
  expect(computeInvoiceAmounts(node('invoice'))).toMatchObject({
    ...{ received: 470_700, receipted: 0, left: 0, unreceipted: 400_700 },
  });
});

test('a payment and the receipt of the rest make the whole, and nothing is left to receipt', () => {
  const { add, link, node, payments } = makeDossier(today);
  add('invoice', invoice);
  payments.push(pay(400_700));
  expect(computeInvoiceAmounts(node('invoice'))).toMatchObject({
    ...{ left: 70_000, unreceipted: 70_000 },
  });
  add('receipt', convertInvoiceToReceipt(invoice, { ...stamp, due: 70_000 as Cents }));
  link('invoice', 'receipt', 'receipt');
  expect(computeInvoiceAmounts(node('invoice'))).toMatchObject({
    ...{ received: 470_700, receipted: 70_000, left: 0, due: 0, unreceipted: 0 },
  });
});

test('deposits that make the whole of a quote invoice all of it', () => {
  const { add, link, node } = makeDossier(today);
  add('quote', quote);
  const deposit = (id: string, draft: Draft, isUnissued = false) => {
    add(id, { ...draft, number: isUnissued ? '' : id }, { isUnissued });
    link('quote', id, 'deposit');
  };
  const half = convertQuoteToDeposit(quote, { percent: '50' }, stamp);
  deposit('F-1', half);
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 50 });
  expect(leftToInvoice(node('quote'))).toBe(561_000);
  deposit('draft', half, true);
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 50 });
  expect(leftToInvoice(node('quote'))).toBe(0);
  deposit('F-2', half);
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
  expect(leftToInvoice(node('quote'))).toBe(0);
});

test('what is nearly nothing or nearly all of a quote is neither', () => {
  const percentOf = (amount: string) => {
    const { add, link, node } = makeDossier(today);
    add('quote', quote);
    add('deposit', convertQuoteToDeposit(quote, { amount }, stamp));
    link('quote', 'deposit', 'deposit');
    return node('quote').status;
  };
  expect(percentOf('1')).toEqual({ name: 'invoiced', percent: 1 });
  expect(percentOf('11219')).toEqual({ name: 'invoiced', percent: 99 });
});

test('an invoice is due until the one that corrects it, by its number, is issued', () => {
  const dueWith = (correctsNumber: string, isUnissued: boolean) => {
    const { add, link, node } = makeDossier(today);
    add('invoice', invoice);
    const made = convertInvoiceToCorrective(invoice, { ...stamp, number: 'F-2' });
    const preceding = [{ number: correctsNumber, issueDate: invoice.issueDate }];
    add('copy', { ...made, references: { ...made.references, preceding } }, { isUnissued });
    link('invoice', 'copy', 'replacement');
    return [outstandingAmount(node('invoice')), outstandingAmount(node('copy'))];
  };
  expect(dueWith(invoice.number, false)).toEqual([0, 470_700]);
  expect(dueWith(invoice.number, true)).toEqual([470_700, 0]);
  expect(dueWith('F-2026-0001', false)).toEqual([470_700, 470_700]);
});
