import { expect, test } from 'vitest';
import { cents, convertInvoiceToCredit, convertInvoiceToReceipt, type Draft } from '#documents';
import { listGaps } from './list-gaps.ts';
import { dayOf, invoice, makeBooks, quote, today } from './make-books.test.support.ts';

test('without a rate, a document is missing in every period that money came in', () => {
  const { add, link, chain, payments, milestones } = makeBooks();
  const dollars = { ...invoice, currency: 'USD', issueDate: '2025-12-01' };
  add('paid in March', dollars);
  const how = { means: 'transfer', note: '', corrects: null } as const;
  payments.push({
    id: 'p',
    documentId: 'paid in March',
    amount: cents(120_000),
    paidOn: '2026-03-02',
    ...how,
  });
  add('marked in May', { ...dollars, number: 'F-2' });
  milestones.push({ id: 'marked in May', name: 'paid', markedAt: Date.UTC(2026, 4, 2) });
  add('received in June', { ...dollars, number: 'F-3' });
  const receipt = convertInvoiceToReceipt({ ...dollars, number: 'F-3' }, { number: 'R-1', today });
  add('receipt', {
    ...receipt,
    receipt: { ...receipt.receipt, paidOn: '2026-06-02' },
  } as Draft);
  link('received in June', 'receipt', 'receipt');
  const missing = (from: string, to: string) =>
    listGaps([...chain().values()], { period: { from, to }, dayOf }).withoutRate.map(
      ({ id }) => id,
    );
  expect(missing('2026-03-01', '2026-03-31')).toEqual(['paid in March']);
  expect(missing('2026-05-01', '2026-05-31')).toEqual(['marked in May']);
  expect(missing('2026-06-01', '2026-06-30')).toEqual(['receipt']);
  expect(missing('2026-07-01', '2026-07-31')).toEqual([]);
});

test('dollars without a rate are missing from any period while they are due, but for quotes', () => {
  const { add, link, chain, payments, milestones } = makeBooks();
  const dollars = { ...invoice, currency: 'USD' };
  const sell = (id: string) => add(id, { ...dollars, number: id });
  for (const id of ['due', 'sent', 'partly paid', 'partly credited', 'paid']) sell(id);
  milestones.push({ id: 'sent', name: 'sent', markedAt: 1 });
  const how = { paidOn: '2026-03-10', means: 'cash', note: '', corrects: null } as const;
  payments.push({ id: 'p', documentId: 'partly paid', amount: cents(100), ...how });
  payments.push({ id: 'q', documentId: 'paid', amount: cents(120_000), ...how });
  const half = dollars.lines.map((line) => ({ ...line, quantity: '0.5' })) as Draft['lines'];
  const avoir = convertInvoiceToCredit(dollars, { number: 'A-1', today });
  add('avoir', { ...avoir, issueDate: '2026-03-11', lines: half });
  link('partly credited', 'avoir', 'credit');
  const offer = { ...quote, currency: 'USD', issueDate: '2026-03-09' };
  add('offer', { ...offer, number: 'D-1', validUntil: today });
  add('expired', { ...offer, number: 'D-2', validUntil: '2026-11-19' });
  add('accepted', { ...offer, number: '' }, { isUnissued: true });
  milestones.push({ id: 'accepted', name: 'accepted', markedAt: 1 });
  add('draft', { ...dollars, number: '' }, { isUnissued: true });
  add('proforma', { ...dollars, number: 'P-1', subtype: 'proforma' });
  const missing = (from: string, to: string) =>
    listGaps([...chain().values()], { period: { from, to }, dayOf }).withoutRate.map(
      ({ id }) => id,
    );
  const open = ['due', 'sent', 'partly paid', 'partly credited'];
  expect(missing('2026-07-01', '2026-07-31')).toEqual(open);
  expect(missing('2026-03-01', '2026-03-31')).toEqual([...open, 'paid', 'avoir']);
});
