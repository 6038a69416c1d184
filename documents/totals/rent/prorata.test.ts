import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, endOfMonth } from '#documents/model/dates/calendar.ts';
import { cents } from '#documents/money/amounts.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { applyProrata, countProrata, monthAfter } from './prorata.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
const basis = fc.constantFrom('calendar' as const, 'thirty' as const);
const rent = fc.integer({ min: 0, max: 10_000_000 }).map(cents);

test('a tenant who comes on the 12th pays 20 days of 31', () => {
  expect(countProrata('2026-10-12', '2026-10-31', 'calendar')).toEqual([
    { month: '2026-10', days: 20, base: 31 },
  ]);
  expect(applyProrata(cents(90_000), countProrata('2026-10-12', '2026-10-31', 'calendar'))).toBe(
    58_065,
  );
});

test('over thirty days, February has thirty and the 31st counts for none', () => {
  expect(countProrata('2027-02-01', '2027-02-28', 'thirty')).toEqual([
    { month: '2027-02', days: 30, base: 30 },
  ]);
  expect(countProrata('2026-10-12', '2026-10-31', 'thirty')[0]?.days).toBe(19);
  expect(countProrata('2026-10-31', '2026-10-31', 'thirty')[0]?.days).toBe(0);
});

test('a period over several months counts each of them', () => {
  expect(countProrata('2026-12-20', '2027-02-10', 'calendar')).toEqual([
    { month: '2026-12', days: 12, base: 31 },
    { month: '2027-01', days: 31, base: 31 },
    { month: '2027-02', days: 10, base: 28 },
  ]);
});

test('an end before the start covers nothing', () => {
  expect(countProrata('2026-10-12', '2026-10-11', 'calendar')).toEqual([]);
  expect(countProrata('2026-10-12', '2026-09-30', 'calendar')).toEqual([]);
});

test('a whole month costs the whole rent, to the cent', () => {
  checkProperty(
    fc.property(day, basis, rent, (date, how, amount) => {
      const months = countProrata(`${date.slice(0, 7)}-01`, endOfMonth(date), how);
      expect(applyProrata(amount, months)).toBe(amount);
    }),
  );
});

test('a month cut in two has the days of the month, and its rent to less than two cents', () => {
  checkProperty(
    fc.property(day, basis, rent, (date, how, amount) => {
      const [start, end] = [`${date.slice(0, 7)}-01`, endOfMonth(date)];
      fc.pre(date !== end);
      const before = countProrata(start, date, how);
      const after = countProrata(addDays(date, 1), end, how);
      expect((before[0]?.days ?? 0) + (after[0]?.days ?? 0)).toBe(before[0]?.base);
      const sum = applyProrata(amount, before) + applyProrata(amount, after);
      expect(Math.abs(sum - amount)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a longer stay never costs less', () => {
  checkProperty(
    fc.property(day, fc.integer({ min: 0, max: 400 }), basis, rent, (start, days, how, amount) => {
      const cost = (length: number) =>
        applyProrata(amount, countProrata(start, addDays(start, length), how));
      expect(cost(days + 1)).toBeGreaterThanOrEqual(cost(days));
    }),
  );
});

test('December is followed by January', () => {
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthAfter('2026-09')).toBe('2026-10');
});
