import { expect, test } from 'vitest';
import {
  cents,
  convertInvoiceToCredit,
  convertInvoiceToReceipt,
  convertQuoteToDeposit,
  convertQuoteToFinal,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { makeDossier } from '../make-dossier.test.support.ts';
import { owedBackAmount } from '../payments/given-back.ts';
import { sumUp } from '../sum-up.ts';
import { listCashed } from './list-cashed.ts';

const today = '2026-11-20';
const period = { from: '0000-01-01', to: '9999-12-31' };
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const quote = requireDraft(samples['devis-agence-web']);
const deposit = convertQuoteToDeposit(quote, { percent: '30' }, { number: 'F-1', today });

/** A deposit of a quote, and balances that deduct it. */
function makeDeposit() {
  const dossier = makeDossier(today);
  dossier.add('quote', quote);
  dossier.add('deposit', deposit);
  dossier.link('quote', 'deposit', 'deposit');
  const { payable } = dossier.node('deposit');
  const addBalance = (id: string, day: string, amount: number = payable) => {
    const balance = convertQuoteToFinal(quote, [deposit], { number: id, today });
    const prepayments = balance.prepayments.map(({ date: _day, ...one }) => ({
      ...{ ...one, amount: (amount / 100).toFixed(2) },
      ...(day && { date: day }),
    }));
    dossier.add(id, { ...balance, prepayments });
    dossier.link('quote', id, 'final');
  };
  const pay = (amount: number, paidOn: string) => {
    const how = { means: 'cash', note: '', corrects: null } as const;
    const id = `p${dossier.payments.length}`;
    dossier.payments.push({ id, documentId: 'deposit', amount: cents(amount), paidOn, ...how });
  };
  const book = () =>
    listCashed(dossier.chain().values(), { period, dayOf }).map(
      ({ number, cashedOn, amount }) => `${number} ${cashedOn} ${amount}`,
    );
  const due = () => sumUp([dossier.node('deposit')], today).due.amount;
  return { ...dossier, payable, addBalance, pay, book, due };
}

test('a balance without a day, or with one to come, says nothing of its deposit', () => {
  const { addBalance, book, due, payable } = makeDeposit();
  addBalance('F-2', '');
  addBalance('F-3', '2099-01-01');
  expect([book(), due()]).toEqual([[], payable]);
  addBalance('F-4', '2026-10-05');
  expect([book(), due()]).toEqual([[`F-1 2026-10-05 ${payable}`], 0]);
});

test('payments come first, and what a balance says adds what they leave', () => {
  const { addBalance, pay, book, due, payable } = makeDeposit();
  addBalance('F-2', '2026-10-05');
  pay(10_000, '2026-10-04');
  expect(book()).toEqual(['F-1 2026-10-04 10000', `F-1 2026-10-05 ${payable - 10_000}`]);
  pay(payable - 10_000, '2026-10-06');
  expect(book()).toEqual(['F-1 2026-10-04 10000', `F-1 2026-10-06 ${payable - 10_000}`]);
  expect(due()).toBe(0);
});

test('two balances never count more than the deposit, and the first days count', () => {
  const { addBalance, book, payable } = makeDeposit();
  const part = Math.round(payable * 0.6);
  addBalance('F-2', '2026-10-20', part);
  addBalance('F-3', '2026-10-10', part);
  expect(book()).toEqual([`F-1 2026-10-10 ${part}`, `F-1 2026-10-20 ${payable - part}`]);
});

test('a mark gives way to the day that a balance says, and money stays in the book until given back', () => {
  const { add, link, milestones, addBalance, pay, book, payable } = makeDeposit();
  milestones.push({ id: 'deposit', name: 'paid', markedAt: Date.UTC(2026, 10, 2) });
  expect(book()).toEqual([`F-1 2026-11-02 ${payable}`]);
  addBalance('F-2', '2026-10-05');
  expect(book()).toEqual([`F-1 2026-10-05 ${payable}`]);
  add('avoir', convertInvoiceToCredit(deposit, { number: 'A-1', today }));
  link('deposit', 'avoir', 'credit');
  expect(book()).toEqual([`F-1 2026-10-05 ${payable}`]);
  pay(-payable, '2026-11-19');
  expect(book()).toEqual([`F-1 2026-10-05 ${payable}`, `F-1 2026-11-19 ${-payable}`]);
});

test('a receipt comes first too, and what a balance says adds the rest, by no means that is known', () => {
  const { add, link, addBalance, chain, payable } = makeDeposit();
  add('receipt', convertInvoiceToReceipt(deposit, { number: 'R-1', today, due: cents(10_000) }));
  link('deposit', 'receipt', 'receipt');
  addBalance('F-2', '2026-10-05');
  expect(listCashed(chain().values(), { period, dayOf })).toMatchObject([
    { number: 'F-1', cashedOn: '2026-10-05', means: null, amount: payable - 10_000 },
    { number: 'R-1', cashedOn: today, amount: 10_000 },
  ]);
});

test('what is set off on a deposit comes before what a balance says, and is no money of its day', () => {
  const { add, link, links, payments, addBalance, book, due, node, payable } = makeDeposit();
  add('other', { ...deposit, subtype: 'standard', number: 'F-0' });
  const how = { paidOn: '2026-10-01', means: 'cash', note: '', corrects: null } as const;
  payments.push({ id: 'p', documentId: 'other', amount: cents(payable + 10_000), ...how });
  link('other', 'deposit', 'set-off');
  Object.assign(links.at(-1) ?? {}, { setOff: cents(10_000) });
  addBalance('F-2', '2026-10-05');
  const money = `F-0 2026-10-01 ${payable + 10_000}`;
  expect(book()).toEqual([money, `F-1 2026-10-05 ${payable - 10_000}`]);
  expect([due(), node('deposit').status.name, owedBackAmount(node('other'))]).toEqual([
    0,
    'paid',
    0,
  ]);
  expect(node('deposit').setOffs).toMatchObject([{ amount: 10_000 }]);
});
