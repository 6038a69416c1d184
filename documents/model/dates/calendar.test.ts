import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { addDays, daysBetween, endOfMonth, isCalendarDate } from './calendar.ts';

test('only real days of the years 2000 to 2099 are calendar dates', () => {
  expect(['2000-01-01', '2024-02-29', '2026-11-20', '2099-12-31'].map(isCalendarDate)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  const refused = [
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1999-12-31',
    '2100-01-01',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00',
    ' 2026-11-20',
  ];
  expect(refused.filter(isCalendarDate)).toEqual([]);
});

test('the end of the month knows leap years', () => {
  expect(endOfMonth('2024-02-01')).toBe('2024-02-29');
  expect(endOfMonth('2026-02-28')).toBe('2026-02-28');
  expect(endOfMonth('2000-02-10')).toBe('2000-02-29');
  expect(endOfMonth('2026-04-30')).toBe('2026-04-30');
  expect(endOfMonth('2026-12-01')).toBe('2026-12-31');
});

test('adding days crosses months, years and the change of the hour', () => {
  expect(addDays('2026-11-20', 30)).toBe('2026-12-20');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

test('days between two dates undo the addition, forwards and backwards', () => {
  const anyDate = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));
  checkProperty(
    fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date, days) => {
      const moved = addDays(date, days);
      expect(daysBetween(date, moved)).toBe(days);
      expect(addDays(moved, -days)).toBe(date);
    }),
  );
});
