import { expect, test } from 'vitest';
import { cents } from '#documents/money/amounts.ts';
import { computeLateInvoice } from './late-invoice.ts';

const invoice = { amount: cents(240_000), rate: 'ecb+10' } as const;

test('61 days of the second half of 2026 bear the default rate (C. com. L441-10, II)', () => {
  const late = computeLateInvoice({ ...invoice, dueDate: '2026-08-31', paidOn: '2026-10-31' });
  expect(late).toMatchObject({ interestTotal: 4974, feeDue: 4000, principalDue: 240_000 });
  expect(late.periods.map(({ days }) => days)).toEqual([61]);
});

test('a delay over two half-years is cut by their rates', () => {
  const late = computeLateInvoice({ ...invoice, dueDate: '2026-05-31', paidOn: '2026-07-31' });
  expect(late.periods.map(({ days, amount }) => [days, amount])).toEqual([
    [30, 2397],
    [31, 2528],
  ]);
  expect(late.interestTotal).toBe(4925);
});

test('what is paid in time owes nothing more', () => {
  const late = computeLateInvoice({ ...invoice, dueDate: '2026-08-31', paidOn: '2026-08-31' });
  expect(late).toMatchObject({ interestTotal: 0, feeDue: 0 });
});
