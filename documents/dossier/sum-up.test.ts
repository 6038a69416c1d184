import { expect, test } from 'vitest';
import {
  convertInvoiceToCredit,
  convertQuoteToDeposit,
  convertQuoteToFinal,
  type Draft,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { shownAmount } from './document-summary.ts';
import { makeDossier } from './make-dossier.test.support.ts';
import { isLate, sumUp } from './sum-up.ts';

const today = '2026-11-20';
const invoice = { ...requireDraft(samples.menuisier), dueDate: '2026-12-20' };
const stamp = { number: 'A-1', today };

test('what is to be cashed, what is late, what was invoiced this month', () => {
  const { add, node, milestones } = makeDossier(today);
  add('due', invoice);
  add('late', { ...invoice, number: 'F-2', issueDate: '2026-09-01', dueDate: '2026-10-01' });
  add('paid', { ...invoice, number: 'F-3', issueDate: '2026-10-02', dueDate: '2026-10-03' });
  add('unfinished', { ...invoice, number: 'F-4' }, { isUnissued: true });
  milestones.push({ id: 'paid', name: 'paid', markedAt: 1 });
  const nodes = ['due', 'late', 'paid', 'unfinished'].map(node);
  const { payable } = node('due');
  expect(sumUp(nodes, today)).toEqual({
    due: { amount: 2 * payable, count: 2 },
    late: { amount: payable, count: 1 },
    thisMonth: { amount: node('due').amount, count: 1 },
    withoutRate: [],
  });
  expect(nodes.map((one) => isLate(one, today))).toEqual([false, true, false, false]);
});

test('retention money alone is due, and not late', () => {
  const { add, node, payments } = makeDossier(today);
  const works = requireDraft(samples['sous-traitant-batiment']);
  add('works', { ...works, issueDate: '2026-09-01', dueDate: '2026-10-01' });
  expect(isLate(node('works'), today)).toBe(true);
  const { dueNow, payable } = node('works');
  expect(sumUp([node('works')], today)).toMatchObject({
    due: { amount: payable },
    late: { amount: dueNow },
  });
  const how = { paidOn: '2026-10-02', means: 'transfer', note: '', corrects: null } as const;
  payments.push({ id: 'paid', documentId: 'works', amount: dueNow, ...how });
  expect(isLate(node('works'), today)).toBe(false);
  expect(sumUp([node('works')], today)).toMatchObject({
    due: { amount: payable - dueNow, count: 1 },
    late: { amount: 0, count: 0 },
  });
});

test('an avoir of the month takes back what it gives back', () => {
  const { add, link, node } = makeDossier(today);
  add('invoice', invoice);
  add('avoir', convertInvoiceToCredit(invoice, stamp));
  link('invoice', 'avoir', 'credit');
  const sums = sumUp([node('invoice'), node('avoir')], today);
  expect(sums.thisMonth.amount).toBe(0);
  expect(sums.due).toEqual({ amount: 0, count: 0 });
});

test('a deposit counts once: its balance has the rest, and so has the avoir on it', () => {
  const { add, link, node } = makeDossier(today);
  const quote = requireDraft(samples['devis-agence-web']);
  const deposit = convertQuoteToDeposit(quote, { percent: '30' }, stamp);
  const balance = convertQuoteToFinal(quote, [deposit], { ...stamp, number: 'F-2' });
  add('quote', quote);
  add('deposit', deposit);
  add('balance', balance);
  link('quote', 'deposit', 'deposit');
  link('quote', 'balance', 'final');
  const sum = (...ids: string[]) => sumUp(ids.map(node), today).thisMonth.amount;
  expect(sum('quote', 'deposit', 'balance')).toBe(node('quote').amount);
  add('avoir', convertInvoiceToCredit(balance, stamp));
  link('balance', 'avoir', 'credit');
  expect(node('balance').status.name).toBe('cancelled');
  expect(shownAmount(node('avoir'))).toBe(node('balance').payable);
  expect(sum('quote', 'deposit', 'balance', 'avoir')).toBe(node('deposit').amount);
});

test('an invoice of nothing is one of the month, and one that is replaced is not', () => {
  const { add, link, node } = makeDossier(today);
  const free = { ...invoice, number: 'F-2', lines: invoice.lines.map(forNothing) };
  add('free', { ...free, allowances: [], charges: [], prepayments: [] });
  expect(node('free').amount).toBe(0);
  const sums = () => sumUp(['free', 'sold'].map(node), today);
  add('sold', invoice);
  expect(sums()).toMatchObject({
    due: { count: 1 },
    thisMonth: { amount: node('sold').amount, count: 2 },
  });
  const names = { preceding: [{ number: 'F-2', issueDate: free.issueDate }] };
  add('corrected', { ...free, number: 'F-3', references: { ...free.references, ...names } });
  link('free', 'corrected', 'replacement');
  expect(sums().thisMonth).toEqual({ amount: node('sold').amount, count: 1 });
});

test('what is paid at once was asked, and is not due', () => {
  const { add, node } = makeDossier(today);
  add('cash', { ...invoice, payment: { ...invoice.payment, means: ['paid'] } });
  const cash = node('cash');
  expect(cash.payable).toBe(cash.amount);
  expect(sumUp([cash], today)).toMatchObject({
    due: { count: 0 },
    thisMonth: { amount: cash.amount },
  });
});

test('another currency is added at the rate of its document, and named without one', () => {
  const { add, node, milestones } = makeDossier(today);
  add('francs', { ...invoice, currency: 'CHF' });
  add('of the year', { ...invoice, number: 'F-3', currency: 'CHF', issueDate: '2026-05-02' });
  milestones.push({ id: 'of the year', name: 'paid', markedAt: 1 });
  const { due, withoutRate } = sumUp(['francs', 'of the year'].map(node), today);
  expect([due.count, withoutRate.map(({ id }) => id)]).toEqual([0, ['francs']]);
  const exchangeRate = { rate: '0.5', date: '2026-11-01' };
  add('rated', { ...invoice, number: 'F-2', currency: 'CHF', exchangeRate });
  const { payable, amount } = node('rated');
  expect(sumUp([node('rated')], today)).toMatchObject({
    withoutRate: [],
    due: { amount: Math.round(payable / 2), count: 1 },
    thisMonth: { amount: Math.round((amount ?? 0) / 2), count: 1 },
  });
});

function forNothing(line: Draft['lines'][number]): Draft['lines'][number] {
  return 'unitPrice' in line ? { ...line, unitPrice: '0' } : line;
}
