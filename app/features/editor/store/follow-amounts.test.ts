import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { followAmounts } from './follow-amounts.ts';

const receiptDraft = requireDraft(samples['recu-acompte']);
const rentDraft = requireDraft(samples['quittance-appartement']);

function withReceipt(change: Partial<NonNullable<Draft['receipt']>>): Draft {
  if (!receiptDraft.receipt) throw new Error('No receipt');
  return { ...receiptDraft, receipt: { ...receiptDraft.receipt, invoices: [], ...change } };
}

function withRent(change: Partial<NonNullable<Draft['rent']>>, draft = rentDraft): Draft {
  if (!draft.rent) throw new Error('No rent');
  return { ...draft, rent: { ...draft.rent, ...change } };
}

const invoice = (amount: string) => ({ number: 'F-1', amount });

test('an only invoice takes the sum received, and gives it', () => {
  const before = withReceipt({ amount: '100', invoices: [invoice('100')] });
  const typed = withReceipt({ amount: '120', invoices: [invoice('100')] });
  expect(followAmounts(before, typed).receipt?.invoices[0]?.amount).toBe('120');
  const split = withReceipt({ amount: '100', invoices: [invoice('80.5')] });
  expect(followAmounts(before, split).receipt?.amount).toBe('80.50');
});

test('with several invoices the sum follows them, and is not shared out when it is typed', () => {
  const before = withReceipt({ amount: '100', invoices: [invoice('60'), invoice('40')] });
  const longer = withReceipt({ amount: '100', invoices: [invoice('60'), invoice('90')] });
  expect(followAmounts(before, longer).receipt?.amount).toBe('150.00');
  const typed = withReceipt({ amount: '130', invoices: [invoice('60'), invoice('40')] });
  expect(followAmounts(before, typed)).toEqual(typed);
});

test('invoices that did not make the sum leave it alone, and so does the last one that goes', () => {
  const before = withReceipt({ amount: '100', invoices: [invoice('60')] });
  const after = withReceipt({ amount: '100', invoices: [invoice('70')] });
  expect(followAmounts(before, after)).toEqual(after);
  const whole = withReceipt({ amount: '100', invoices: [invoice('100')] });
  const none = withReceipt({ amount: '100' });
  expect(followAmounts(whole, none)).toEqual(none);
});

test('a sum all at one rate stays so', () => {
  const before = withReceipt({ amount: '100', vat: [{ rate: '20', amount: '100' }] });
  const after = withReceipt({ amount: '240', vat: [{ rate: '20', amount: '100' }] });
  expect(followAmounts(before, after).receipt?.vat).toEqual([{ rate: '20', amount: '240' }]);
});

test('a rent paid in full stays so: the tenant pays the difference, not the benefit', () => {
  const after = withRent({ amount: '750.00' });
  const payments = followAmounts(rentDraft, after).rent?.payments;
  expect(payments?.map(({ amount }) => amount)).toEqual(['214', '606.00']);
});

test('a rent paid in part, or that was paid too much, keeps what was received', () => {
  const partial = withRent({ payments: [{ amount: '300', means: 'cash', payer: 'tenant' }] });
  const after = withRent({ amount: '500' }, partial);
  expect(followAmounts(partial, after)).toEqual(after);
  const cheap = withRent({ amount: '10' });
  expect(followAmounts(rentDraft, cheap)).toEqual(cheap);
});

test('days at the ends of the term move with it', () => {
  const before: Draft = { ...rentDraft, dueDate: '2026-10-01' };
  const moved = withRent({}, { ...before, supply: { start: '2026-11-01', end: '2026-11-30' } });
  const payments = [
    { amount: '790', means: 'cash', payer: 'tenant', date: '2026-10-01' },
    { amount: '0', means: 'cash', payer: 'tenant', date: '2026-10-07' },
  ] as const;
  const after = followAmounts(
    withRent({ payments: [...payments] }, before),
    withRent({ payments: [...payments] }, moved),
  );
  expect(after.dueDate).toBe('2026-11-01');
  expect(after.rent?.payments.map(({ date }) => date)).toEqual(['2026-11-01', '2026-10-07']);
});

test('other documents are left as they are', () => {
  const draft = requireDraft(samples.menuisier);
  const next = { ...draft, number: 'F-2' };
  expect(followAmounts(draft, next)).toBe(next);
});
