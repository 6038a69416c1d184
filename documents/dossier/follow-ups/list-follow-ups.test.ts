import { expect, test } from 'vitest';
import {
  cents,
  convertInvoiceToCorrective,
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
} from '#documents';
import { computeInvoiceAmounts } from '#documents/dossier/amounts-due.ts';
import type { ChainNode } from '#documents/dossier/chain-node.ts';
import { makeDossier } from '#documents/dossier/make-dossier.test.support.ts';
import { convertRentToInvoice } from '#documents/kinds/conversions/rent-invoice.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { listFollowUps } from './list-follow-ups.ts';

const quote = requireDraft(samples['devis-agence-web']);
const invoice = requireDraft(samples.menuisier);
const stamp = { number: 'X-1', today: '2026-11-20' };

function names(node: ChainNode): string[] {
  return listFollowUps(node).map(({ followUp, source }) => `${followUp} of ${source.id}`);
}

test('a quote asks for an invoice or its parts, then for the balance, then for nothing', () => {
  const { add, link, node } = makeDossier();
  add('quote', quote);
  expect(names(node('quote'))).toEqual([
    'invoice of quote',
    'deposit of quote',
    'situation of quote',
    'amendment of quote',
  ]);
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
  add('deposit', deposit);
  link('quote', 'deposit', 'deposit');
  const next = ['deposit', 'situation', 'final', 'amendment'].map((name) => `${name} of quote`);
  expect(names(node('quote'))).toEqual(next);
  expect(names(node('deposit'))).toEqual([
    'receipt of deposit',
    ...next,
    'credit of deposit',
    'correction of deposit',
  ]);
  add('final', convertQuoteToFinal(quote, [deposit], stamp));
  link('quote', 'final', 'final');
  expect(names(node('quote'))).toEqual([]);
});

test('what was given back may be invoiced again', () => {
  const { add, link, node } = makeDossier();
  const whole = convertQuoteToInvoice(quote, stamp);
  add('quote', quote);
  add('invoice', whole);
  link('quote', 'invoice', 'invoice');
  expect(names(node('quote'))).toEqual([]);
  add('avoir', convertInvoiceToCredit(whole, stamp));
  link('invoice', 'avoir', 'credit');
  expect(names(node('quote')).slice(0, 2)).toEqual(['invoice of quote', 'deposit of quote']);
  expect(names(node('invoice'))).toEqual(['next-month of invoice']);
});

test('an invoice waits for its file before it is paid or given back', () => {
  const { add, link, node } = makeDossier();
  add('draft', invoice, { isUnissued: true });
  expect(names(node('draft'))).toEqual(['next-month of draft']);
  add('invoice', invoice);
  expect(names(node('invoice'))).toEqual(
    ['receipt', 'credit', 'correction', 'next-month'].map((name) => `${name} of invoice`),
  );
  add('receipt', convertInvoiceToReceipt(invoice, stamp));
  link('invoice', 'receipt', 'receipt');
  expect(names(node('invoice'))).not.toContain('receipt of invoice');
  expect(names(node('receipt'))).toEqual([]);
});

test('a receipt is wanted once the invoice is said paid, or was paid at once', () => {
  const { add, link, node, milestones } = makeDossier();
  add('invoice', invoice);
  milestones.push({ id: 'invoice', name: 'paid', markedAt: 1 });
  expect(names(node('invoice'))[0]).toBe('receipt of invoice');
  add('receipt', convertInvoiceToReceipt(invoice, stamp));
  link('invoice', 'receipt', 'receipt');
  expect(names(node('invoice'))).not.toContain('receipt of invoice');
  add('cash', requireDraft(samples.restaurateur));
  expect(names(node('cash'))[0]).toBe('receipt of cash');
});

test('payments that make the whole of an invoice have their receipt, a part waits for the rest', () => {
  const { add, link, node, payments } = makeDossier();
  add('invoice', invoice);
  const { payable } = node('invoice');
  const pay = (id: string, amount: number) => {
    const how = { paidOn: '2026-11-20', means: 'card', note: '', corrects: null } as const;
    payments.push({ id, documentId: 'invoice', amount: cents(amount), ...how });
  };
  pay('part', 10_000);
  expect(computeInvoiceAmounts(node('invoice')).unreceipted).toBe(payable - 10_000);
  pay('rest', payable - 10_000);
  expect(node('invoice').status.name).toBe('paid');
  expect(names(node('invoice'))[0]).toBe('receipt of invoice');
  expect(computeInvoiceAmounts(node('invoice')).unreceipted).toBe(payable);
  add('receipt', convertInvoiceToReceipt(invoice, stamp));
  link('invoice', 'receipt', 'receipt');
  expect(names(node('invoice'))).not.toContain('receipt of invoice');
});

test('an invoice that another replaces is neither given back nor asked for again', () => {
  const { add, link, node, payments } = makeDossier();
  add('invoice', invoice);
  add('corrective', convertInvoiceToCorrective(invoice, stamp));
  link('invoice', 'corrective', 'replacement');
  expect(names(node('invoice'))).toEqual(['next-month of invoice']);
  expect(names(node('corrective'))).toContain('credit of corrective');
  const how = { paidOn: '2026-11-20', means: 'card', note: '', corrects: null } as const;
  payments.push({ id: 'part', documentId: 'invoice', amount: cents(10_000), ...how });
  expect(names(node('invoice'))[0]).toBe('receipt of invoice');
});

test('a quittance is followed by the next month, an avoir by nothing', () => {
  const { add, node } = makeDossier();
  add('rent', requireDraft(samples['quittance-appartement']));
  add('avoir', requireDraft(samples['avoir-total']));
  expect(names(node('rent'))).toEqual(['next-month of rent']);
  expect(names(node('avoir'))).toEqual([]);
});

test('a rent with VAT asks for its invoice, once', () => {
  const { add, link, node } = makeDossier();
  const quittance = requireDraft(samples['quittance-local-professionnel']);
  add('rent', quittance);
  expect(names(node('rent'))).toEqual(['next-month of rent', 'invoice of rent']);
  const made = convertRentToInvoice(quittance, stamp);
  if (!made) throw new Error('The rent has VAT');
  add('invoice', made);
  link('rent', 'invoice', 'invoice');
  expect(names(node('rent'))).toEqual(['next-month of rent']);
});
