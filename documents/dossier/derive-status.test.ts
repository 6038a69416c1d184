import { expect, test } from 'vitest';
import {
  type Cents,
  cents,
  convertInvoiceToCorrective,
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertLinesToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeInvoiceAmounts, outstandingAmount } from './amounts-due.ts';
import { listMilestones } from './list-milestones.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import { makeAccount } from './payments/make-account.test.support.ts';
import { takeBackPayment } from './payments/pay-rest.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const stamp = { number: 'X-1', today: '2026-11-20' };

test('a quote is a draft, then made, sent, and too old after its last day', () => {
  const { add, node, milestones } = makeDossier('2026-10-10');
  add('draft', quote, { isUnissued: true });
  add('quote', { ...quote, validUntil: '2026-11-04' });
  expect(node('draft').status).toEqual({ name: 'draft' });
  expect(node('quote').status).toEqual({ name: 'issued' });
  milestones.push({ id: 'quote', name: 'sent', markedAt: 1 });
  expect(node('quote').status).toEqual({ name: 'sent' });

  const lastDay = makeDossier('2026-11-04');
  lastDay.add('quote', { ...quote, validUntil: '2026-11-04' });
  expect(lastDay.node('quote').status).toEqual({ name: 'issued' });

  const later = makeDossier('2026-11-05');
  later.add('quote', { ...quote, validUntil: '2026-11-04' });
  expect(later.node('quote').status).toEqual({ name: 'expired' });
  later.milestones.push({ id: 'quote', name: 'accepted', markedAt: 1 });
  expect(later.node('quote').status).toEqual({ name: 'accepted' });
});

test('the answer to a quote is said once it is made, and is not lost when it is sent again', () => {
  const { add, node, milestones } = makeDossier('2026-10-10');
  add('quote', quote);
  expect(listMilestones(node('quote'))).toEqual(['sent', 'accepted', 'refused']);
  milestones.push({ id: 'quote', name: 'accepted', markedAt: 1 });
  expect(listMilestones(node('quote'))).toEqual(['accepted', 'refused']);
});

test('a quote says how much of it has been invoiced for good', () => {
  const { add, link, node, documents } = makeDossier('2026-10-10');
  add('quote', quote);
  add('deposit', convertQuoteToDeposit(quote, { percent: '30' }, stamp), { isUnissued: true });
  link('quote', 'deposit', 'deposit');
  expect(node('quote').status).toEqual({ name: 'issued' });
  documents.pop();
  add('deposit', convertQuoteToDeposit(quote, { percent: '30' }, stamp));
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 30 });
  add('invoice', convertQuoteToInvoice(quote, stamp));
  link('quote', 'invoice', 'invoice');
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
});

test('a quote of which a balance of nothing was issued is invoiced, as the account says', () => {
  const { add, link, node } = makeDossier('2026-10-10');
  add('quote', quote);
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
  add('nothing', { ...deposit, lines: [] });
  link('quote', 'nothing', 'deposit');
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 1 });
});

test('what a balance says of a deposit is the money that was recorded on it', () => {
  const { add, link, node, payments } = makeDossier('2026-11-21');
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, { ...stamp, number: 'F-1' });
  const balance = convertQuoteToFinal(quote, [deposit], { ...stamp, number: 'F-2' });
  add('deposit', deposit);
  add('balance', {
    ...balance,
    prepayments: balance.prepayments.map((one) => ({ ...one, date: '2026-11-20' })),
  });
  const { payable } = node('deposit');
  payments.push({ ...PAYMENT, documentId: 'deposit', amount: payable });
  expect(computeInvoiceAmounts(node('deposit'))).toMatchObject({
    ...{ received: payable, due: 0, unreceipted: payable },
  });
  payments.pop();
  expect(computeInvoiceAmounts(node('deposit')).unreceipted).toBe(payable);
  const receipt = convertInvoiceToReceipt(deposit, { ...stamp, number: 'R-1' });
  add('receipt', receipt);
  link('deposit', 'receipt', 'receipt');
  expect(computeInvoiceAmounts(node('deposit'))).toMatchObject({
    ...{ received: payable, due: 0, unreceipted: 0 },
  });
});

test('the copy of an invoice that was given back stands for it', () => {
  const { add, link, node } = makeDossier('2026-10-10');
  const made = convertQuoteToInvoice(quote, stamp);
  add('quote', quote);
  add('invoice', made);
  link('quote', 'invoice', 'invoice');
  add('avoir', convertInvoiceToCredit(made, stamp));
  link('invoice', 'avoir', 'credit');
  expect(node('quote').status).toEqual({ name: 'issued' });
  add('copy', { ...made, number: 'X-2' });
  link('invoice', 'copy', 'replacement');
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
});

test('an invoice is paid by its receipts, in part first', () => {
  const { add, link, node } = makeDossier();
  add('invoice', invoice);
  expect(node('invoice').status).toEqual({ name: 'issued' });
  const part = convertInvoiceToReceipt(invoice, { ...stamp, due: 10_000 as Cents });
  add('part', part);
  link('invoice', 'part', 'receipt');
  expect(node('invoice').status).toEqual({ name: 'partly-paid' });
  const due = (node('invoice').payable - 10_000) as Cents;
  add('rest', convertInvoiceToReceipt(invoice, { ...stamp, due }));
  link('invoice', 'rest', 'receipt');
  expect(node('invoice').status).toEqual({ name: 'paid' });
});

test('an invoice may be said paid, and one paid at once is', () => {
  const { add, node, milestones } = makeDossier();
  add('invoice', invoice);
  milestones.push({ id: 'invoice', name: 'paid', markedAt: 1 });
  expect(node('invoice').status).toEqual({ name: 'paid' });
  add('cash', requireDraft(samples.restaurateur));
  expect(node('cash').status).toEqual({ name: 'paid' });
});

test('what left its author says so, until more is known', () => {
  const { add, node, milestones } = makeDossier('2026-10-10');
  add('invoice', invoice);
  add('draft', invoice, { isUnissued: true });
  add('receipt', requireDraft(samples['recu-acompte']));
  const marked = ['invoice', 'draft', 'receipt'];
  milestones.push(...marked.map((id) => ({ id, name: 'sent' as const, markedAt: 1 })));
  expect(marked.map((id) => node(id).status.name)).toEqual(['sent', 'draft', 'sent']);
  expect(marked.map((id) => listMilestones(node(id)))).toEqual([['sent', 'paid'], [], ['sent']]);
  milestones[0] = { id: 'invoice', name: 'paid', markedAt: 2 };
  expect(node('invoice').status).toEqual({ name: 'paid' });
  expect(listMilestones(node('invoice'))).toEqual(['paid']);
});

test('an author says nothing more of what is invoiced, cancelled or paid', () => {
  const { add, link, node, payments } = makeDossier('2026-10-10');
  add('quote', quote);
  const made = convertQuoteToInvoice(quote, stamp);
  add('invoice', made);
  link('quote', 'invoice', 'invoice');
  expect(listMilestones(node('quote'))).toEqual([]);
  payments.push({ ...PAYMENT, documentId: 'invoice', amount: node('invoice').payable });
  expect(listMilestones(node('invoice'))).toEqual(['sent']);
  payments.pop();
  expect(listMilestones(node('invoice'))).toEqual(['sent', 'paid']);
  add('avoir', convertInvoiceToCredit(made, stamp));
  link('invoice', 'avoir', 'credit');
  expect(listMilestones(node('invoice'))).toEqual([]);
});

test('a refused quote may still be accepted, and one that was never issued be answered', () => {
  const { add, node, milestones } = makeDossier('2026-10-10');
  add('quote', quote, { isUnissued: true });
  milestones.push({ id: 'quote', name: 'refused', markedAt: 1 });
  expect(node('quote').status).toEqual({ name: 'refused' });
  expect(listMilestones(node('quote'))).toEqual(['accepted', 'refused']);
});

test('a quote without a last day never expires, nor does one that was sent before it', () => {
  const statusOf = (validUntil: string | undefined, today: string, isSent = false) => {
    const { add, node, milestones } = makeDossier(today);
    add('quote', { ...quote, validUntil });
    if (isSent) milestones.push({ id: 'quote', name: 'sent', markedAt: 1 });
    return node('quote').status.name;
  };
  expect(statusOf(undefined, '2030-01-01')).toBe('issued');
  expect(statusOf('2026-11-04', '2026-11-04', true)).toBe('sent');
  expect(statusOf('2026-11-04', '2026-11-05', true)).toBe('expired');
});

test('an avoir counts once it is made: in part, then for the whole', () => {
  const { add, link, node } = makeDossier();
  add('invoice', invoice);
  add('part', convertLinesToCredit(invoice, [{ index: 5, quantity: '1' }], stamp));
  link('invoice', 'part', 'credit');
  expect(node('invoice').status).toEqual({ name: 'partly-credited' });

  const whole = makeDossier();
  whole.add('invoice', invoice);
  whole.add('avoir', convertInvoiceToCredit(invoice, stamp), { isUnissued: true });
  whole.link('invoice', 'avoir', 'credit');
  expect(whole.node('invoice').status).toEqual({ name: 'issued' });
  whole.documents.pop();
  whole.add('avoir', convertInvoiceToCredit(invoice, stamp));
  expect(whole.node('invoice').status).toEqual({ name: 'cancelled' });
});

test('a corrective invoice replaces the one that it names', () => {
  const { add, link, node } = makeDossier();
  add('invoice', invoice);
  add('corrective', convertInvoiceToCorrective(invoice, stamp));
  link('invoice', 'corrective', 'replacement');
  expect(node('invoice').status).toEqual({ name: 'replaced' });
});

test('an invoice that changed after its file was made says so', () => {
  const { documents, node } = makeDossier();
  documents.push({
    id: 'invoice',
    draft: { ...invoice, subject: 'Autre chose' },
    rawTexts: {},
    updatedAt: 2,
    issued: { draft: invoice, at: 1 },
  });
  expect(node('invoice').status).toEqual({ name: 'changed' });
  expect(node('invoice').subject).toBe(invoice.subject ?? '');
});

test('what was paid of a draft or of a changed invoice leaves it what it is', () => {
  const { add, documents, payments, node } = makeDossier();
  add('draft', invoice, { isUnissued: true });
  add('changed', invoice, { isUnissued: true });
  Object.assign(documents.at(-1) ?? {}, { updatedAt: 2, issued: { draft: invoice, at: 1 } });
  for (const documentId of ['draft', 'changed'])
    payments.push({ ...PAYMENT, id: documentId, documentId, amount: cents(10_000) });
  expect(node('draft').status).toEqual({ name: 'draft' });
  expect(node('changed').status).toEqual({ name: 'changed' });
});

test('an offer sent without a file is sent, a receipt that is a draft is not', () => {
  const { add, milestones, node } = makeDossier('2026-10-10');
  add('quote', quote, { isUnissued: true });
  add('receipt', requireDraft(samples['recu-acompte']), { isUnissued: true });
  for (const id of ['quote', 'receipt']) milestones.push({ id, name: 'sent', markedAt: 1 });
  expect(node('quote').status).toEqual({ name: 'sent' });
  expect(node('receipt').status).toEqual({ name: 'draft' });
});

test('an invoice that asks for nothing more is paid if money came, and credited in part if none did', () => {
  const { add, link, payments, node } = makeDossier();
  // 4 707 € less 1 000 € paid before, all of the rest given back.
  add('invoice', { ...invoice, prepayments: [{ amount: '1000' }] });
  const back = { kind: 'item', name: 'Retour', quantity: '1', unitPrice: '3707', vatRate: '0' };
  const avoir = convertInvoiceToCredit(invoice, stamp);
  add('avoir', requireDraft({ ...avoir, lines: [back], allowances: [], charges: [] } as never));
  link('invoice', 'avoir', 'credit');
  expect(node('invoice').status).toEqual({ name: 'partly-credited' });
  payments.push({ ...PAYMENT, documentId: 'invoice', amount: cents(50_000) });
  expect(node('invoice').status).toEqual({ name: 'paid' });
});

test('a document that can no longer be read is listed without an amount', () => {
  const { add, node } = makeDossier();
  add('odd', { ...invoice, currency: 'euros' });
  expect(node('odd')).toMatchObject({ amount: null, status: { name: 'issued' } });
});

const PAYMENT = {
  ...({ id: 'p', paidOn: '2026-11-19', means: 'transfer', note: '', corrects: null } as const),
};

test('an invoice whose avoir lowers another is due again once its own money is gone', () => {
  const { invoice: add, avoir, pay, setOff, node, payments } = makeAccount();
  add('F-1', 10_000);
  add('F-2', 10_000);
  pay('F-1', 10_000);
  avoir('A-1', 'F-1', 10_000, { kind: 'on-account' });
  setOff('A-1', 'F-2', 10_000);
  expect(node('F-1').status.name).toBe('cancelled');
  payments.push(...payments.slice(0, 1).map((bounced) => takeBackPayment(bounced, 'bounced')));
  expect([node('F-1').status.name, node('F-2').status.name]).toEqual(['issued', 'paid']);
  expect(outstandingAmount(node('F-1'))).toBe(10_000);
  expect(listMilestones(node('F-1'))).toEqual(['sent', 'paid']);
  pay('F-1', 4_000);
  expect(node('F-1').status.name).toBe('partly-paid');
});
