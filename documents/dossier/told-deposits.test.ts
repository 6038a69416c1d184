import { expect, test } from 'vitest';
import {
  convertInvoiceToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  convertQuoteToInvoice,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeInvoiceAmounts } from './amounts-due.ts';
import { makeDossier } from './make-dossier.test.support.ts';

const today = '2026-11-20';
const quote = { ...requireDraft(samples['devis-agence-web']), validUntil: '2026-12-31' };
const deposit = convertQuoteToDeposit(quote, { percent: '30' }, { number: 'F-1', today });

function balanceOn(day: string): Draft {
  const balance = convertQuoteToFinal(quote, [deposit], { number: 'F-2', today });
  return { ...balance, prepayments: balance.prepayments.map((one) => ({ ...one, date: day })) };
}

test('a deposit is received on the day that its balance says, and not before', () => {
  for (const [day, isPaid] of [[today, true] as const, ['2026-11-21', false] as const]) {
    const { add, node } = makeDossier(today);
    add('deposit', deposit);
    add('balance', balanceOn(day));
    const { due } = computeInvoiceAmounts(node('deposit'));
    expect(due).toBe(isPaid ? 0 : node('deposit').payable);
  }
});

test('a balance speaks of the deposit of its own seller', () => {
  const { add, node } = makeDossier(today);
  const seller = { ...deposit.seller, name: 'Autre', siren: '404833048', siret: '40483304800022' };
  add('deposit', deposit);
  add('of another', { ...deposit, seller });
  add('balance', balanceOn('2026-10-05'));
  expect(node('deposit').status.name).toBe('paid');
  expect(computeInvoiceAmounts(node('of another')).received).toBe(0);
});

test('a balance that is a draft or a proforma says nothing of its deposit', () => {
  for (const isUnissued of [true, false]) {
    const { add, node } = makeDossier(today);
    add('deposit', deposit);
    const balance = balanceOn('2026-10-05');
    add('balance', isUnissued ? balance : { ...balance, subtype: 'proforma' }, { isUnissued });
    expect(computeInvoiceAmounts(node('deposit')).received).toBe(0);
  }
});

test('a balance says nothing of an invoice that is no deposit, nor of one without a number', () => {
  const { add, node } = makeDossier(today);
  add('invoice', { ...deposit, subtype: 'standard' });
  add('unnumbered', { ...deposit, number: '' }, { isUnissued: true });
  const balance = balanceOn('2026-10-05');
  const [told] = balance.prepayments;
  const prepayments = [...balance.prepayments, { ...told, amount: '100', reference: '' }];
  add('balance', { ...balance, prepayments });
  for (const id of ['invoice', 'unnumbered'])
    expect(computeInvoiceAmounts(node(id)).received).toBe(0);
});

test('a balance that is replaced says nothing any more; an avoir on a paid deposit cancels it', () => {
  const { add, link, node } = makeDossier(today);
  const balance = balanceOn('2026-10-05');
  add('deposit', deposit);
  add('balance', balance);
  expect(node('deposit').status.name).toBe('paid');
  const preceding = [{ number: 'F-2', issueDate: balance.issueDate }];
  const references = { ...balance.references, preceding };
  add('corrective', { ...balance, number: 'F-3', prepayments: [], references });
  link('balance', 'corrective', 'replacement');
  expect(node('deposit').status.name).toBe('issued');
  add('avoir', convertInvoiceToCredit(deposit, { number: 'A-1', today }));
  link('deposit', 'avoir', 'credit');
  expect(node('deposit').status.name).toBe('cancelled');
});

test('links that go round in circles are followed once', () => {
  const { add, link, node } = makeDossier(today);
  add('quote', quote);
  for (const id of ['a', 'b']) {
    const invoice = convertQuoteToInvoice(quote, { number: `F-${id}`, today });
    add(id, invoice);
    add(`avoir ${id}`, convertInvoiceToCredit(invoice, { number: `A-${id}`, today }));
    link(id, `avoir ${id}`, 'credit');
  }
  link('quote', 'a', 'invoice');
  link('a', 'b', 'replacement');
  link('b', 'a', 'replacement');
  expect(node('quote').status.name).toBe('issued');
});

test('an accepted quote is invoiced once its balance is issued', () => {
  const { add, link, node, milestones } = makeDossier(today);
  add('quote', quote);
  milestones.push({ id: 'quote', name: 'accepted', markedAt: 1 });
  expect(node('quote').status.name).toBe('accepted');
  add('balance', balanceOn('2026-10-05'));
  link('quote', 'balance', 'final');
  expect(node('quote').status).toEqual({ name: 'invoiced', percent: 100 });
});
