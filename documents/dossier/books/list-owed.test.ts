import { expect, test } from 'vitest';
import { cents, convertInvoiceToCredit, type Draft } from '#documents';
import { isLate } from '../sum-up.ts';
import { listOwed } from './list-owed.ts';
import { invoice, makeBooks, quote, today } from './make-books.test.support.ts';

const due = (number: string, dueDate: string, changes: Partial<Draft> = {}): Draft => ({
  ...{ ...invoice, number, dueDate },
  ...changes,
});

test('the latest invoice comes first, then those whose day comes first, then those without one', () => {
  const { add, chain } = makeBooks();
  add('later', due('F-1', '2027-01-31'));
  add('today', due('F-2', today));
  add('twelve', due('F-3', '2026-11-08'));
  add('undated', due('F-4', '', { dueDate: undefined }));
  add('oldest', due('F-5', '2026-04-10'));
  add('soon', due('F-6', '2026-12-05'));
  const owed = listOwed(chain().values(), today);
  expect(owed.map(({ invoice: { id }, daysLate }) => [id, daysLate])).toEqual([
    ['oldest', 224],
    ['twelve', 12],
    ['today', 0],
    ['soon', 0],
    ['later', 0],
    ['undated', 0],
  ]);
  expect(owed.map(({ dueDate }) => dueDate)).toEqual([
    ...['2026-04-10', '2026-11-08', today, '2026-12-05', '2027-01-31', ''],
  ]);
  for (const { invoice: node, daysLate } of owed) expect(daysLate > 0).toBe(isLate(node, today));
});

test('what is left of an invoice is owed, in its own currency', () => {
  const { add, chain, payments } = makeBooks();
  add('partly', due('F-1', '2026-12-31'));
  add('dollars', due('F-2', '2026-12-31', { currency: 'USD' }));
  const how = { paidOn: today, means: 'cash', note: '', corrects: null } as const;
  payments.push({ id: 'p', documentId: 'partly', amount: cents(20_050), ...how });
  const owed = listOwed(chain().values(), today);
  expect(owed.map(({ invoice: { currency }, amount }) => [currency, amount])).toEqual([
    ['EUR', 99_950],
    ['USD', 120_000],
  ]);
});

test('nobody owes a draft, a quote, what is paid, given back or replaced', () => {
  const { add, link, chain, milestones } = makeBooks();
  add('draft', due('', '2026-04-10'), { isUnissued: true });
  add('quote', { ...quote, number: 'D-1' });
  add('paid', due('F-1', '2026-04-10'));
  milestones.push({ id: 'paid', name: 'paid', markedAt: 1 });
  add('given-back', due('F-2', '2026-04-10'));
  add('avoir', convertInvoiceToCredit(due('F-2', '2026-04-10'), { number: 'A-1', today }));
  link('given-back', 'avoir', 'credit');
  add('replaced', due('F-3', '2026-04-10'));
  const preceding = [{ number: 'F-3', issueDate: invoice.issueDate }];
  const references = { ...invoice.references, preceding };
  add('corrective', due('F-4', '2027-04-10', { subtype: 'corrective', references }));
  link('replaced', 'corrective', 'replacement');
  expect(listOwed(chain().values(), today).map(({ invoice: { id } }) => id)).toEqual([
    'corrective',
  ]);
});

test('retention money is late from the day after its own, and not since the due date', () => {
  const { add, chain, payments } = makeBooks();
  const retention = { percent: '5', releaseDate: '2026-11-17' };
  const held = { ...invoice.payment, retention };
  add('held', due('F-1', '2026-04-10', { payment: held }));
  const how = { paidOn: '2026-04-01', means: 'transfer', note: '', corrects: null } as const;
  payments.push({ id: 'p', documentId: 'held', amount: cents(114_000), ...how });
  const owed = (day: string) => {
    const [only] = listOwed(chain().values(), day);
    return [only?.amount, only?.dueDate, only?.daysLate];
  };
  expect(owed('2026-11-17')).toEqual([6_000, '2026-11-17', 0]);
  expect(owed(today)).toEqual([6_000, '2026-11-17', 3]);
});
