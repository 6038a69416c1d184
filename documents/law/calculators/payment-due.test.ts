import { expect, test } from 'vitest';
import { computePaymentDue } from './payment-due.ts';

const sale = { issueDate: '2026-11-20', deliveryDate: '2026-11-18', payer: 'common' } as const;

test('nothing agreed is 30 days after the delivery (C. com. L441-10)', () => {
  const due = computePaymentDue({ ...sale, agreed: null });
  expect(due).toMatchObject({ dueDate: '2026-12-18', isTooLate: false, otherReading: null });
});

test('60 days from the invoice is the most, a day more is too late', () => {
  const net = (days: number) => computePaymentDue({ ...sale, agreed: { mode: 'net', days } });
  expect(net(60)).toMatchObject({ dueDate: '2027-01-19', isTooLate: false });
  expect(net(61)).toMatchObject({ dueDate: '2027-01-20', isTooLate: true });
  expect(net(61).limit).toEqual({
    date: '2027-01-19',
    rule: '60 jours à compter de la facture',
    reference: 'C. com., art. L441-10, I',
  });
});

// 20/11 + 45 days is 04/01; end of November + 45 days is 14/01 (C. com. L441-10).
test('both readings of 45 days end of month are given', () => {
  const first = computePaymentDue({ ...sale, agreed: { mode: 'days-end-of-month', days: 45 } });
  expect(first).toMatchObject({ dueDate: '2027-01-31', otherReading: '2027-01-14' });
  const second = computePaymentDue({ ...sale, agreed: { mode: 'end-of-month-days', days: 45 } });
  expect(second).toMatchObject({ dueDate: '2027-01-14', otherReading: '2027-01-31' });
  expect([first.isTooLate, second.isTooLate]).toEqual([false, false]);
});

test('60 days end of month is more than the law admits', () => {
  const due = computePaymentDue({ ...sale, agreed: { mode: 'end-of-month-days', days: 60 } });
  expect(due).toMatchObject({ dueDate: '2027-01-29', isTooLate: true });
  expect(due.limit).toMatchObject({ date: '2027-01-14', rule: '45 jours fin de mois' });
});

// 20/11 + 60 days and 20/11 + 45 days both end in January: the agreed term itself is illegal.
test('more than 45 days end of month is too long even if it falls on the day of 45', () => {
  const judge = (days: number, payer: 'common' | 'wine' = 'common') =>
    computePaymentDue({ ...sale, payer, agreed: { mode: 'days-end-of-month', days } });
  expect(judge(60)).toMatchObject({ dueDate: '2027-01-31', isTooLate: true, otherReading: null });
  expect(judge(60).limit).toEqual({
    date: '2027-01-31',
    rule: '45 jours fin de mois',
    reference: 'C. com., art. L441-10, I',
  });
  expect(judge(46)).toMatchObject({ isTooLate: true, otherReading: null });
  expect(judge(45)).toMatchObject({ isTooLate: false, otherReading: '2027-01-14' });
  expect(judge(50, 'wine')).toMatchObject({ dueDate: '2027-01-31', isTooLate: true });
});

test('the other reading is given only within its own limit', () => {
  const judge = (days: number, payer: 'periodic' | 'public' | 'consumer') =>
    computePaymentDue({ ...sale, payer, agreed: { mode: 'end-of-month-days', days } });
  // 45 days are 04/01; 30 are 20/12.
  expect(judge(30, 'periodic')).toMatchObject({ isTooLate: false, otherReading: '2026-12-31' });
  expect(judge(45, 'periodic')).toMatchObject({ isTooLate: true, otherReading: null });
  expect(judge(20, 'public')).toMatchObject({ isTooLate: false, otherReading: null });
  expect(judge(45, 'consumer')).toMatchObject({ isTooLate: false, otherReading: '2027-01-31' });
});

test('meat is paid within 20 days of its delivery even if nothing was agreed', () => {
  const due = computePaymentDue({ ...sale, payer: 'livestock', agreed: null });
  expect(due).toMatchObject({ dueDate: '2026-12-08', isTooLate: false });
});

test('a public buyer has its own delay, a consumer none', () => {
  const dateOf = (payer: 'public' | 'hospital' | 'public-company' | 'consumer') =>
    computePaymentDue({ ...sale, payer, agreed: null });
  expect(dateOf('public').dueDate).toBe('2026-12-20');
  expect(dateOf('hospital').dueDate).toBe('2027-01-09');
  expect(dateOf('public-company').dueDate).toBe('2027-01-19');
  expect(dateOf('consumer')).toMatchObject({ dueDate: '2026-11-20', limit: null });
});

// The demand of payment, or the execution if later (commande publique, R2192-12).
test('a public buyer pays from the execution when it comes after the demand', () => {
  const due = computePaymentDue({
    ...{ issueDate: '2026-11-20', deliveryDate: '2026-11-30' },
    ...{ payer: 'public', agreed: null },
  });
  expect(due).toMatchObject({ dueDate: '2026-12-30', isTooLate: false });
});
