import { expect, test } from 'vitest';
import { cents } from '#documents/money/amounts.ts';
import { computeRentShare } from './rent-share.ts';

const dwelling = { rent: cents(90_000), charges: cents(6000), basis: 'calendar' as const };

// 900 × 20 ÷ 31 = 580,645…; 60 × 20 ÷ 31 = 38,709…
test('who comes on the 12th of October pays 20 days of 31', () => {
  const share = computeRentShare({ ...dwelling, start: '2026-10-12', end: null });
  expect(share).toMatchObject({ rent: 58_065, charges: 3871, total: 61_936 });
  expect(share.months).toMatchObject([{ month: '2026-10', days: 20, base: 31 }]);
});

// 900 × 12 ÷ 31 = 348,387…; 60 × 12 ÷ 31 = 23,225…
test('who leaves on the 12th pays the days from the 1st', () => {
  const share = computeRentShare({ ...dwelling, start: null, end: '2026-10-12' });
  expect(share).toMatchObject({ rent: 34_839, charges: 2323, total: 37_162 });
});

test('over thirty days, the share is another', () => {
  const share = computeRentShare({
    ...{ ...dwelling, basis: 'thirty', start: '2026-10-12', end: null },
  });
  expect(share).toMatchObject({ rent: 57_000, charges: 3800 }); // 19 ÷ 30
});

test('a stay over several months has each of them', () => {
  const { months, total } = computeRentShare({
    ...{ ...dwelling, start: '2026-12-20', end: '2027-02-10' },
  });
  expect(months.map(({ month, days }) => [month, days])).toEqual([
    ...[
      ['2026-12', 12],
      ['2027-01', 31],
      ['2027-02', 10],
    ],
  ]);
  expect(total).toBe(months.reduce((sum, month) => sum + month.total, 0));
});

test('without a day there is nothing to share', () => {
  expect(computeRentShare({ ...dwelling, start: null, end: null }).months).toEqual([]);
});
