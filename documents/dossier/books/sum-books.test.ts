import { expect, test } from 'vitest';
import { cents, convertInvoiceToCredit, convertInvoiceToReceipt, type Draft } from '#documents';
import { listGaps } from './list-gaps.ts';
import { listSales } from './list-sales.ts';
import { dayOf, invoice, makeBooks, period, quote, today } from './make-books.test.support.ts';

test('what is due, late and waiting, whatever the period', () => {
  const { add, sum, milestones } = makeBooks();
  add('late', invoice);
  add('due', { ...invoice, number: 'F-2', issueDate: '2025-12-31', dueDate: '2027-01-01' });
  add('draft', { ...invoice, number: '' }, { isUnissued: true });
  add('waiting', { ...quote, number: 'D-1', validUntil: today });
  add('expired', { ...quote, number: 'D-2', validUntil: '2026-11-19' });
  add('accepted', { ...quote, number: 'D-3', validUntil: '2026-11-19' });
  milestones.push({ id: 'accepted', name: 'accepted', markedAt: 1 });
  const sums = sum();
  expect(sums.onlyLate).toBe('late');
  expect(sums).toMatchObject({
    due: { amount: 240_000, count: 2 },
    late: { amount: 120_000, count: 1 },
    waiting: { count: 1 },
    drafts: 1,
    accepted: 1,
    toInvoice: { amount: 1_122_000, count: 1 },
    cashed: 0,
    months: [{ month: '2026-03', amount: 100_000 }],
    rates: [{ rate: 2_000, taxableAmount: 100_000, vatAmount: 20_000 }],
  });
  expect(sums.waiting.amount).toBeGreaterThan(0);
  add('later', { ...invoice, number: 'F-3' });
  expect(sum()).toMatchObject({ late: { count: 2 }, onlyLate: null });
});

test('a quote that was sent waits too, and what was paid twice is owed back', () => {
  const { add, sum, milestones, payments } = makeBooks();
  add('sent', { ...quote, number: 'D-1', validUntil: today });
  milestones.push({ id: 'sent', name: 'sent', markedAt: 1 });
  add('paid', invoice);
  const how = { paidOn: today, means: 'cash', note: '', corrects: null } as const;
  for (const id of ['p', 'q'])
    payments.push({ id, documentId: 'paid', amount: cents(120_000), ...how });
  expect(sum()).toMatchObject({
    waiting: { amount: 1_122_000, count: 1 },
    owedBack: { amount: 120_000, count: 1 },
    due: { amount: 0, count: 0 },
  });
});

test('an avoir takes its month and its VAT back, a replaced invoice counts no more', () => {
  const { add, link, sum, chain } = makeBooks();
  add('invoice', invoice);
  add('avoir', {
    ...convertInvoiceToCredit(invoice, { number: 'A-1', today }),
    issueDate: '2026-05-02',
  });
  link('invoice', 'avoir', 'credit');
  expect(sum()).toMatchObject({
    months: [
      { month: '2026-03', amount: 100_000 },
      { month: '2026-05', amount: -100_000 },
    ],
    rates: [{ taxableAmount: 0, vatAmount: 0 }],
    due: { count: 0 },
  });
  const preceding = [{ number: 'F-1', issueDate: '2026-03-10' }];
  const references = { ...invoice.references, preceding };
  add('corrective', { ...invoice, number: 'F-2', subtype: 'corrective', references });
  link('invoice', 'corrective', 'replacement');
  expect(listSales(chain().values(), period).map(({ number }) => number)).toEqual(['F-2', 'A-1']);
});

test('each month says its turnover, what its invoices bill with VAT and outlays, and what came in', () => {
  const { add, sum, payments } = makeBooks();
  const [item] = invoice.lines;
  const outlay = { ...item, kind: 'disbursement', unitPrice: '60', vatRate: '0' };
  add('march', { ...invoice, lines: [item, outlay] as Draft['lines'] });
  add('dollars', {
    ...{ ...invoice, number: 'F-2', issueDate: '2026-03-31', currency: 'USD' },
    exchangeRate: { rate: '0.92', date: '2026-03-31' },
  });
  add('unrated', { ...invoice, number: 'F-3', currency: 'USD' });
  add('may', { ...invoice, number: 'F-4', issueDate: '2026-05-02' });
  const how = { means: 'cash', note: '', corrects: null } as const;
  const pay = (id: string, documentId: string, amount: number, paidOn: string) =>
    payments.push({ ...how, id, documentId, amount: cents(amount), paidOn });
  pay('april', 'march', 50_000, '2026-04-30');
  pay('may', 'march', 76_000, '2026-05-01');
  pay('in-dollars', 'dollars', 10_000, '2026-05-31');
  expect(sum().months).toEqual([
    { month: '2026-03', amount: 192_000, invoiced: 236_400, cashed: 0 },
    { month: '2026-04', amount: 0, invoiced: 0, cashed: 50_000 },
    { month: '2026-05', amount: 100_000, invoiced: 120_000, cashed: 85_200 },
  ]);
});

test('VAT by rate is the sum of all documents, lowest rate first', () => {
  const { add, sum } = makeBooks();
  const item = (unitPrice: string, vatRate: string) =>
    ({ kind: 'item', name: 'Pose', quantity: '1', unit: 'C62', unitPrice, vatRate }) as const;
  const mixed = { ...invoice, lines: [item('100.05', '20'), item('50', '5.5'), item('10', '0')] };
  add('one', mixed);
  add('two', { ...invoice, number: 'F-2', lines: [item('200', '10'), item('0.03', '20')] });
  const outlay = { ...item('30', '20'), kind: 'disbursement' as const };
  add('three', { ...invoice, number: 'F-3', lines: [item('40', '5.5'), outlay] });
  add('avoir', {
    ...convertInvoiceToCredit({ ...mixed, lines: [item('0.05', '20')] }, { number: 'A-1', today }),
    issueDate: '2026-04-01',
  });
  expect(sum().rates).toEqual([
    { rate: 0, taxableAmount: 1_000, vatAmount: 0 },
    { rate: 550, taxableAmount: 9_000, vatAmount: 495 },
    { rate: 1_000, taxableAmount: 20_000, vatAmount: 2_000 },
    { rate: 2_000, taxableAmount: 10_003, vatAmount: 2_001 },
  ]);
});

test('what each activity received is apart', () => {
  const { add, sum, payments } = makeBooks();
  const liberal = { ...invoice.seller, kind: 'liberal' as const };
  add('services', { ...invoice, operation: 'services' });
  add('goods', { ...invoice, number: 'F-2', operation: 'goods' });
  add('liberal', { ...invoice, number: 'F-3', operation: 'services', seller: liberal });
  const how = { paidOn: today, means: 'cash', note: '', corrects: null } as const;
  for (const [index, documentId] of ['services', 'goods', 'liberal', 'goods'].entries())
    payments.push({ id: `p${index}`, documentId, amount: cents(1_000 + index), ...how });
  expect(sum().activities).toEqual([
    { activity: 'services', amount: 1_000 },
    { activity: 'goods', amount: 2_004 },
    { activity: 'liberal', amount: 1_002 },
  ]);
  expect(sum().cashed).toBe(4_006);
});

test('what a sale of goods with services received is of both, outlays with the services', () => {
  const { add, sum, payments, link } = makeBooks();
  const [line] = invoice.lines;
  const lines = [
    { ...line, nature: 'goods' },
    { ...line, nature: 'services', unitPrice: '400', vatRate: '10' },
    { ...line, kind: 'disbursement', unitPrice: '60' },
  ] as Draft['lines'];
  const mixed: Draft = { ...invoice, operation: 'mixed', lines };
  add('mixed', mixed);
  const how = { paidOn: today, means: 'cash', note: '', corrects: null } as const;
  payments.push({ id: 'p', documentId: 'mixed', amount: cents(85_000), ...how });
  // 1,200 of goods, 440 of services and 60 of outlays make 1,700, half of which is paid.
  const halves = [
    { activity: 'goods', amount: 60_000 },
    { activity: 'services', amount: 25_000 },
  ];
  expect(sum().activities).toEqual(halves);
  const receipt = convertInvoiceToReceipt(mixed, { number: 'R-1', today });
  add('receipt', {
    ...receipt,
    receipt: { ...receipt.receipt, amount: '850' } as Draft['receipt'],
  });
  link('mixed', 'receipt', 'receipt');
  expect(sum().activities).toEqual(halves.map((one) => ({ ...one, amount: 2 * one.amount })));
});

test('dollars are in every sum at the rate of their invoice, and named without one', () => {
  const { add, sum, chain } = makeBooks();
  const exchangeRate = { rate: '0.92', date: '2026-03-10' };
  add('rated', { ...invoice, currency: 'USD', exchangeRate });
  add('not rated', { ...invoice, number: 'F-2', currency: 'USD' });
  add('euros', { ...invoice, number: 'F-3', issueDate: '2025-12-31' });
  expect(sum()).toMatchObject({
    due: { amount: 230_400, count: 2 },
    dueAbroad: [{ currency: 'USD', amount: 120_000 }],
    months: [{ amount: 92_000 }],
    rates: [{ vatAmount: 18_400 }],
    cashed: 0,
  });
  const { withoutRate, unreadable } = listGaps([...chain().values()], { period, dayOf });
  expect([withoutRate.map(({ id }) => id), unreadable]).toEqual([['not rated'], []]);
});

test('a quote in dollars without a rate is waited for, and to invoice, in dollars, beside the sum in euros', () => {
  const { add, sum, milestones } = makeBooks();
  add('euros', { ...quote, number: 'D-1', validUntil: today });
  const { waiting } = sum();
  add('dollars', { ...quote, number: 'D-2', validUntil: today, currency: 'USD' });
  expect(sum().waiting).toEqual(waiting);
  const dollars = [{ currency: 'USD', amount: waiting.amount }];
  expect(sum()).toMatchObject({ waitingUnrated: dollars, toInvoiceUnrated: [] });
  milestones.push({ id: 'dollars', name: 'accepted', markedAt: 1 });
  expect(sum()).toMatchObject({
    ...{ waitingUnrated: [], toInvoice: { amount: 0, count: 0 }, toInvoiceUnrated: dollars },
  });
});

test('a logo that has not come yet hides nothing, and what cannot be read is named', () => {
  const { add, sum, chain } = makeBooks();
  const data = `file:${'a'.repeat(64)}`;
  const style = { ...invoice.style, logo: { data } } as Draft['style'];
  const content = data;
  const attachments = [
    { filename: 'plan.pdf', mediaType: 'application/pdf' as const, content, role: 'RIB' as const },
  ];
  add('with a logo', { ...invoice, style, attachments });
  add('broken', { ...invoice, number: 'F-2', lines: 'none' as never });
  add('broken draft', { ...invoice, number: '', lines: 'none' as never }, { isUnissued: true });
  expect(sum().due).toEqual({ amount: 120_000, count: 1 });
  const gaps = listGaps([...chain().values()], { period, dayOf });
  expect(gaps.unreadable.map(({ id }) => id)).toEqual(['broken']);
});
