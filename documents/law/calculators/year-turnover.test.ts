import { expect, test } from 'vitest';
import { cents } from '#documents/money/amounts.ts';
import { judgeYear, listKnownYears, type YearInput } from './year-turnover.ts';

const euros = (amount: number) => cents(amount * 100);
const input: YearInput = {
  ...{ year: 2026, activity: 'services', turnover: euros(30_000), services: euros(0) },
  ...{ previous: null, previousServices: euros(0), start: null },
};
const judge = (change: Partial<YearInput>) => judgeYear({ ...input, ...change });

// CGI 293 B.
test('services stay in the franchise up to 37 500 €, that amount included', () => {
  expect(judge({ turnover: euros(37_500) })).toMatchObject({
    outcome: 'franchise',
    base: { limit: euros(37_500), left: 0, isCrossed: false },
  });
  expect(judge({ turnover: cents(3_750_001) })?.outcome).toBe('taxed-next-year');
  expect(judge({ turnover: euros(41_250) })?.outcome).toBe('taxed-next-year');
  expect(judge({ turnover: cents(4_125_001) })?.outcome).toBe('taxed-from-crossing');
});

test('sales have 85 000 and 93 500 €, authors 50 000 and 55 000 €', () => {
  expect(judge({ activity: 'sales' })).toMatchObject({
    ...{ base: { limit: euros(85_000) }, raised: { limit: euros(93_500) } },
    micro: { limit: euros(203_100) },
  });
  expect(judge({ activity: 'authors' })).toMatchObject({
    ...{ base: { limit: euros(50_000) }, raised: { limit: euros(55_000) } },
    micro: { limit: euros(83_600) },
  });
});

test('a mixed activity has a limit for all and one for its services', () => {
  const mixed = { activity: 'mixed', turnover: euros(80_000), services: euros(40_000) } as const;
  expect(judge(mixed)).toMatchObject({
    outcome: 'taxed-next-year',
    base: { isCrossed: false },
    services: { base: { limit: euros(37_500), isCrossed: true }, micro: { isCrossed: false } },
  });
});

test('the year before above the base ended the franchise on 1 January', () => {
  expect(judge({ previous: euros(37_501) })?.outcome).toBe('already-taxed');
  expect(judge({ previous: euros(37_500) })?.outcome).toBe('franchise');
});

test('the services of the year before had a limit of their own', () => {
  const mixed = { activity: 'mixed', previous: euros(80_000) } as const;
  expect(judge({ ...mixed, previousServices: euros(37_500) })?.outcome).toBe('franchise');
  expect(judge({ ...mixed, previousServices: cents(3_750_001) })?.outcome).toBe('already-taxed');
});

// No text gives a micro ceiling for these operations alone.
test('other operations of lawyers and authors have 35 000 and 38 500 €', () => {
  const others = judge({ activity: 'authors-otherwise', turnover: cents(3_500_001) });
  expect(others).toMatchObject({
    ...{ base: { limit: euros(35_000) }, raised: { limit: euros(38_500) } },
    ...{ micro: null, isOverMicro: false, outcome: 'taxed-next-year' },
  });
});

test('above the micro ceiling of its years', () => {
  expect(judge({ turnover: euros(83_600) })?.isOverMicro).toBe(false);
  expect(judge({ turnover: euros(83_601) })?.isOverMicro).toBe(true);
  expect(judge({ year: 2025, turnover: euros(77_701) })?.isOverMicro).toBe(true);
});

// From 1 July to 31 December: 184 days; 83 600 × 184 ÷ 365 = 42 143,56.
test('a first year is brought to twelve months, and the limits to its days', () => {
  const first = judge({ start: '2026-07-01', turnover: euros(18_400) });
  expect(first).toMatchObject({ days: 184, wholeYear: euros(36_500) });
  expect(first?.micro?.prorata).toBe(4_214_356);
});

// 30 000 × 365 ÷ 184 = 59 510,87
test('a first year says whether twelve months of it would pass the base', () => {
  const first = (change: Partial<YearInput>) => judge({ start: '2026-07-01', ...change });
  const over = first({ turnover: euros(30_000) });
  expect(over).toMatchObject({
    ...{ outcome: 'franchise', wholeYear: 5_951_087, isWholeYearOverBase: true },
  });
  expect(first({ turnover: euros(18_400) })?.isWholeYearOverBase).toBe(false);
  expect(judge({ turnover: euros(30_000) })?.isWholeYearOverBase).toBe(false);
  const mixed = { activity: 'mixed', turnover: euros(30_000) } as const;
  expect(first({ ...mixed, services: euros(10_000) })?.isWholeYearOverBase).toBe(false);
  expect(first({ ...mixed, services: euros(20_000) })?.isWholeYearOverBase).toBe(true);
});

test('a year that is not known is not judged', () => {
  expect(judge({ year: 2027 })).toBeNull();
  expect(listKnownYears()).toEqual([2026, 2025]);
});
