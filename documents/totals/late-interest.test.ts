import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#documents/model/dates/calendar.ts';
import { cents, type Percent, sumCents } from '#documents/money/amounts.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeLateAmounts, type ImputationOrder, sumLateAmounts } from './late-interest.ts';

const percent = (value: number) => value as Percent;
const always = (rate: number) => [
  { from: '2000-01-01', until: '2099-12-31', rate: percent(rate), isAssumed: false },
];
const base = {
  amount: cents(240_000),
  start: '2026-09-01',
  lateFrom: '2026-09-01',
  until: '2026-10-31',
  rates: always(1240),
  payments: [],
  fee: cents(4000),
  order: 'interest' as const,
};

test('days go from the day after the due date to the day of payment, both included', () => {
  const { periods, interestDue, feeDue, totalDue } = computeLateAmounts(base);
  expect(periods).toMatchObject([{ from: '2026-09-01', until: '2026-10-31', days: 61 }]);
  expect([interestDue, feeDue, totalDue]).toEqual([4974, 4000, 248_974]);
});

test('a delay over two half-years is cut at their border', () => {
  const rates = [
    { from: '2026-01-01', until: '2026-06-30', rate: percent(1215), isAssumed: false },
    { from: '2026-07-01', until: '2026-12-31', rate: percent(1240), isAssumed: false },
  ];
  const june = { start: '2026-06-01', lateFrom: '2026-06-01', until: '2026-07-31' };
  const { periods, interestTotal } = computeLateAmounts({ ...base, ...june, rates });
  expect(periods.map(({ days, amount }) => [days, amount])).toEqual([
    [30, 2397],
    [31, 2528],
  ]);
  expect(interestTotal).toBe(4925);
});

test('a leap year has one day more, and the same divisor', () => {
  const year = (from: string, until: string) =>
    computeLateAmounts({ ...base, start: from, lateFrom: from, until, rates: always(1000) });
  expect(year('2027-01-01', '2027-12-31').interestTotal).toBe(24_000);
  expect(year('2028-01-01', '2028-12-31').periods[0]?.days).toBe(366);
  expect(year('2028-01-01', '2028-12-31').interestTotal).toBe(24_066);
});

test('a payment settles the interest of its day first, then the principal', () => {
  const paid = { date: '2026-09-30', amount: cents(100_000) };
  const { payments, periods, principalDue } = computeLateAmounts({ ...base, payments: [paid] });
  expect(payments).toEqual([
    { ...paid, toInterest: 2446, toPrincipal: 97_554, toFee: 0, excess: 0 },
  ]);
  expect(periods.map(({ days, principal }) => [days, principal])).toEqual([
    [30, 240_000],
    [31, 142_446],
  ]);
  expect(principalDue).toBe(142_446);
});

test('a creditor may prefer the principal', () => {
  const payments = [{ date: '2026-09-30', amount: cents(100_000) }];
  const { payments: shares, interestDue } = computeLateAmounts({
    ...base,
    payments,
    order: 'principal',
  });
  expect(shares[0]).toMatchObject({ toInterest: 0, toPrincipal: 100_000 });
  expect(interestDue).toBe(2446 + 1474);
});

test('what was paid in time bears nothing', () => {
  const inTime = [{ date: '2026-08-31', amount: cents(240_000) }];
  expect(computeLateAmounts({ ...base, payments: inTime }).totalDue).toBe(0);
  const aDayLate = [{ date: '2026-09-01', amount: cents(240_000) }];
  const late = computeLateAmounts({ ...base, payments: aDayLate });
  expect([late.interestTotal, late.principalDue, late.feeDue]).toEqual([84, 82, 4000]);
});

test('the fee is owed from the first day of the delay, and once', () => {
  const on = (until: string) => computeLateAmounts({ ...base, until });
  expect([on('2026-08-31').feeDue, on('2026-08-31').totalDue]).toEqual([0, 240_000]);
  // 2 400 € × 12,40 % ÷ 365
  expect([on('2026-09-01').feeDue, on('2026-09-01').totalDue]).toEqual([4000, 244_082]);
  const payments = [
    { date: '2026-09-01', amount: cents(1_000_000) },
    { date: '2026-09-02', amount: cents(100) },
  ];
  const paid = computeLateAmounts({ ...base, payments });
  expect(paid.payments.map(({ toFee, excess }) => [toFee, excess])).toEqual([
    [4000, 755_918],
    [0, 100],
  ]);
  expect([paid.feeDue, paid.totalDue]).toEqual([0, 0]);
});

test('two payments of one day count one after the other, and the day once', () => {
  const half = { date: '2026-09-10', amount: cents(100_000) };
  const { periods, payments } = computeLateAmounts({ ...base, payments: [half, half] });
  expect(payments.map(({ toInterest, toPrincipal }) => [toInterest, toPrincipal])).toEqual([
    [815, 99_185],
    [0, 100_000],
  ]);
  expect(periods.map(({ from, days }) => [from, days])).toEqual([
    ['2026-09-01', 10],
    ['2026-09-11', 51],
  ]);
});

test('a part paid before the due date lowers the principal, and no interest runs before that date', () => {
  // 1 900 € × 12,40 % × 61 ÷ 365, though the part came six weeks before the first day that counts.
  const payments = [{ date: '2026-07-15', amount: cents(50_000) }];
  const { periods, interestDue, principalDue } = computeLateAmounts({ ...base, payments });
  expect(periods).toMatchObject([{ from: '2026-09-01', until: '2026-10-31', days: 61 }]);
  expect([interestDue, principalDue]).toEqual([3937, 190_000]);
});

test('payments count in the order of their days, whatever that of the list', () => {
  const early = { date: '2026-09-10', amount: cents(50_000) };
  const later = { date: '2026-09-30', amount: cents(100_000) };
  const { payments, periods, totalDue } = computeLateAmounts({
    ...base,
    payments: [later, early],
  });
  // 8,15 € for 10 days of 2 400 €; 12,96 € for 20 days of 1 908,15 €; 9,70 € for 31 of 921,11 €.
  expect(periods.map(({ days, principal, amount }) => [days, principal, amount])).toEqual([
    [10, 240_000, 815],
    [20, 190_815, 1296],
    [31, 92_111, 970],
  ]);
  expect(payments.map(({ date, toInterest }) => [date, toInterest])).toEqual([
    ['2026-09-10', 815],
    ['2026-09-30', 1296],
  ]);
  expect(totalDue).toBe(92_111 + 970 + 4000);
});

test('the fee is settled last, and what exceeds all is given back', () => {
  const payments = [{ date: '2026-10-31', amount: cents(250_000) }];
  const { payments: shares, totalDue } = computeLateAmounts({ ...base, payments });
  expect(shares[0]).toMatchObject({
    toInterest: 4974,
    toPrincipal: 240_000,
    toFee: 4000,
    excess: 1026,
  });
  expect(totalDue).toBe(0);
});

test('without a first day no interest runs, and days without a rate cost nothing', () => {
  expect(computeLateAmounts({ ...base, start: null }).interestTotal).toBe(0);
  const rates = [{ from: '2026-10-01', until: '2026-10-10', rate: percent(1240), isAssumed: true }];
  expect(computeLateAmounts({ ...base, rates }).periods).toMatchObject([
    { days: 10, isAssumed: true },
  ]);
});

test('several invoices add up', () => {
  const one = computeLateAmounts(base);
  expect(sumLateAmounts([one, one, one])).toEqual({
    principalDue: 720_000,
    interestDue: 3 * 4974,
    feeDue: 12_000,
    totalDue: 3 * 248_974,
  });
});

const cases = fc.record({
  amount: fc.integer({ min: 1, max: 50_000_000 }),
  late: fc.integer({ min: 0, max: 1500 }),
  border: fc.integer({ min: -50, max: 1600 }),
  payments: fc.array(
    fc.record({
      after: fc.integer({ min: -60, max: 1500 }),
      amount: fc.integer({ min: 1, max: 60_000_000 }),
    }),
    { maxLength: 6 },
  ),
  order: fc.constantFrom<ImputationOrder>('interest', 'principal'),
});

test('periods add up to the total, cover each day once, and every cent paid is somewhere', () => {
  checkProperty(
    fc.property(cases, ({ amount, late, border, payments, order }) => {
      const start = '2023-05-01';
      const until = addDays(start, late);
      const cut = addDays(start, border);
      const rates = [
        { from: '2020-01-01', until: addDays(cut, -1), rate: percent(1215), isAssumed: false },
        { from: cut, until: '2040-01-01', rate: percent(675), isAssumed: false },
      ];
      const received = payments
        .map((payment) => ({ date: addDays(start, payment.after), amount: cents(payment.amount) }))
        .filter(({ date }) => date <= until);
      const result = computeLateAmounts({
        ...{ amount: cents(amount), start, lateFrom: start, until, rates, order },
        ...{ payments: received, fee: cents(4000) },
      });
      expect(sumCents(result.periods.map((period) => period.amount))).toBe(result.interestTotal);
      expect(result.periods.every(({ from }) => from >= start)).toBe(true);
      for (const [index, period] of result.periods.entries()) {
        expect(period.days).toBe(daysBetween(period.from, period.until) + 1);
        const next = result.periods[index + 1];
        if (next) expect(next.from).toBe(addDays(period.until, 1));
      }
      for (const share of result.payments)
        expect(share.toInterest + share.toPrincipal + share.toFee + share.excess).toBe(
          share.amount,
        );
      const settled = (part: 'toInterest' | 'toPrincipal') =>
        sumCents(result.payments.map((share) => share[part]));
      expect(settled('toInterest') + result.interestDue).toBe(result.interestTotal);
      expect(settled('toPrincipal') + result.principalDue).toBe(amount);
      expect(result.totalDue).toBe(result.principalDue + result.interestDue + result.feeDue);
      expect(result.principalDue).toBeGreaterThanOrEqual(0);
    }),
  );
});
