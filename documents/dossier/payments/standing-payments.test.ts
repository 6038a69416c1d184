import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cents, cents, convertInvoiceToReceipt, toDecimal } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeInvoiceAmounts, listUnreceipted } from '../amounts-due.ts';
import { listFollowUps } from '../follow-ups/list-follow-ups.ts';
import { prepareFollowUp } from '../follow-ups/prepare-follow-up.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import type { Payment } from './payment.ts';
import { listOwnReceipts, listStandingPayments } from './standing-payments.ts';

const invoice = requireDraft(samples.menuisier);
const today = '2026-11-20';

function makeInvoice() {
  const dossier = makeDossier(today);
  dossier.add('invoice', invoice);
  const { payable } = dossier.node('invoice');
  const amounts = () => computeInvoiceAmounts(dossier.node('invoice'));
  const pay = (id: string, amount: number, change: Partial<Payment> = {}) => {
    const how = { paidOn: '2026-11-18', means: 'cash', note: '', corrects: null } as const;
    dossier.payments.push({ id, documentId: 'invoice', amount: cents(amount), ...how, ...change });
  };
  const takeBack = (id: string) => {
    const payment = dossier.payments.find((one) => one.id === id);
    if (payment) pay(`-${id}`, -payment.amount, { corrects: id });
  };
  const receipt = (id: string, amount: number, paymentId?: string) => {
    const stamp = { number: id, today, due: amount as Cents };
    dossier.add(id, convertInvoiceToReceipt(invoice, stamp));
    dossier.link('invoice', id, 'receipt', paymentId);
  };
  return { ...dossier, payable, amounts, pay, takeBack, receipt };
}

test('a payment of 300 and its receipt are one payment', () => {
  const { amounts, pay, receipt, payable, node } = makeInvoice();
  pay('p', 30_000);
  expect(amounts()).toMatchObject({ received: 30_000, due: payable - 30_000 });
  receipt('r', 30_000, 'p');
  expect(amounts()).toMatchObject({ received: 30_000, due: payable - 30_000 });
  expect(node('invoice').status.name).toBe('partly-paid');
  expect(listStandingPayments(node('invoice'))[0]?.receipt?.id).toBe('r');
});

test('a receipt of no payment counts by itself, as does one of a payment that is not known', () => {
  const { amounts, receipt } = makeInvoice();
  receipt('r', 30_000);
  expect(amounts().received).toBe(30_000);
  receipt('s', 10_000, 'elsewhere');
  expect(amounts().received).toBe(40_000);
});

test('a payment that is taken back leaves its receipt with nothing', () => {
  const { amounts, pay, takeBack, receipt, payable, node } = makeInvoice();
  pay('p', 30_000);
  receipt('r', 30_000, 'p');
  takeBack('p');
  expect(amounts()).toMatchObject({ received: 0, due: payable });
  expect(listOwnReceipts(node('invoice'))).toEqual([]);
  expect(listStandingPayments(node('invoice'))).toEqual([]);
});

test('payments and their receipts, in any order and taken back or not, are what the payments are', () => {
  const anyPayment = fc.record({
    amount: fc.integer({ min: 1, max: 200_000 }),
    receipted: fc.option(fc.integer({ min: 1, max: 400_000 }), { nil: null }),
    isTakenBack: fc.boolean(),
    isReceiptFirst: fc.boolean(),
  });
  const run = fc.record({
    payments: fc.array(anyPayment, { maxLength: 5 }),
    own: fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 2 }),
  });
  checkProperty(
    fc.property(run, ({ payments, own }) => {
      const { amounts, pay, takeBack, receipt, payable } = makeInvoice();
      for (const [index, amount] of own.entries()) receipt(`o${index}`, amount);
      for (const [index, { amount, receipted, ...how }] of payments.entries()) {
        const [id, make] = [`p${index}`, () => receipted && receipt(`r${index}`, receipted, id)];
        if (how.isReceiptFirst) make();
        pay(id, amount);
        if (how.isTakenBack) takeBack(id);
        if (!how.isReceiptFirst) make();
      }
      const standing = payments.filter(({ isTakenBack }) => !isTakenBack);
      const received = [...own, ...standing.map(({ amount }) => amount)].reduce((a, b) => a + b, 0);
      expect(amounts()).toMatchObject({ received, due: Math.max(0, payable - received) });
    }),
  );
});

test('the follow-up makes the receipt of the payment that has none, as it was paid', async () => {
  const { add, link, pay, payable, source } = makeInvoice();
  pay('p', 30_000, { means: 'debit', paidOn: '2026-11-12' });
  pay('later', 10_000, { paidOn: '2026-11-15' });
  const make = async (paymentId?: string | null) => {
    const request = { kind: 'receipt', ...(paymentId !== undefined && { paymentId }) } as const;
    const [made] = prepareFollowUp(await source('invoice'), request, today);
    if (!made) throw new Error('Nothing was made');
    return made;
  };
  const made = await make();
  expect(made).toMatchObject({
    relation: 'receipt',
    paymentId: 'p',
    draft: { receipt: { amount: '300.00', paidOn: '2026-11-12', means: 'direct-debit' } },
  });
  const [settled] = made.draft.receipt?.invoices ?? [];
  expect(settled).toMatchObject({ amount: '300.00', dueBefore: toDecimal(payable, 2, 2) });
  expect(await make('later')).toMatchObject({
    paymentId: 'later',
    draft: { receipt: { amount: '100.00', paidOn: '2026-11-15', means: 'cash' } },
  });
  const rest = await make(null);
  expect(rest.paymentId).toBeUndefined();
  expect(Number(rest.draft.receipt?.amount) * 100).toBe(payable - 40_000);
  // A draft is the receipt of its payment already.
  add('draft', made.draft, { isUnissued: true });
  link('invoice', 'draft', 'receipt', 'p');
  expect(await make()).toMatchObject({ paymentId: 'later' });
});

test('a receipt is wanted for each payment, and for no other once nothing is left', () => {
  const { pay, receipt, payable, node } = makeInvoice();
  const isOffered = () =>
    listFollowUps(node('invoice')).some(({ followUp }) => followUp === 'receipt');
  receipt('own', 10_000);
  pay('p', payable - 10_000);
  expect(listUnreceipted(node('invoice')).map(({ id }) => id)).toEqual(['p']);
  expect(isOffered()).toBe(true);
  receipt('r', payable - 10_000, 'p');
  expect(isOffered()).toBe(false);
});

test('a receipt that names none is of the payments that make the whole of the invoice', () => {
  const { pay, receipt, payable, node } = makeInvoice();
  pay('p', payable);
  receipt('r', payable);
  expect(listUnreceipted(node('invoice'))).toEqual([]);
  expect(computeInvoiceAmounts(node('invoice')).unreceipted).toBe(0);
});

test('a receipt that names none leaves to be receipted what it does not cover', () => {
  const unreceipted = (paid: number, receipted: number) => {
    const { pay, receipt, node } = makeInvoice();
    pay('p', paid);
    if (receipted > 0) receipt('r', receipted);
    return listUnreceipted(node('invoice')).map(({ id }) => id);
  };
  // 4 707 € are asked. 1 000 € and the 1 500 € of another payment do not make them.
  expect(unreceipted(100_000, 150_000)).toEqual(['p']);
  expect(unreceipted(470_700, 0)).toEqual(['p']);
  expect(unreceipted(470_700, 30_000)).toEqual(['p']);
});
