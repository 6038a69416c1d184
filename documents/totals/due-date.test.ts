import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, endOfMonth } from '#documents/model/dates/calendar.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { computeDueDate } from './due-date.ts';

test('on receipt means the day of issue', () => {
  expect(computeDueDate('2026-11-20', { mode: 'on-receipt' })).toBe('2026-11-20');
});

test('net days are counted from the day of issue', () => {
  expect(computeDueDate('2026-11-20', { mode: 'net', days: 30 })).toBe('2026-12-20');
  expect(computeDueDate('2026-11-20', { mode: 'net', days: 60 })).toBe('2027-01-19');
  expect(computeDueDate('2026-11-20', { mode: 'net', days: 0 })).toBe('2026-11-20');
});

test('the two readings of « 45 jours fin de mois » give their own date', () => {
  expect(computeDueDate('2026-11-20', { mode: 'days-end-of-month', days: 45 })).toBe('2027-01-31');
  expect(computeDueDate('2026-11-20', { mode: 'end-of-month-days', days: 45 })).toBe('2027-01-14');
});

test('February has its own end, longer in leap years', () => {
  expect(computeDueDate('2027-01-31', { mode: 'days-end-of-month', days: 28 })).toBe('2027-02-28');
  expect(computeDueDate('2028-01-31', { mode: 'days-end-of-month', days: 28 })).toBe('2028-02-29');
  expect(computeDueDate('2028-02-01', { mode: 'end-of-month-days', days: 1 })).toBe('2028-03-01');
  expect(computeDueDate('2028-01-30', { mode: 'net', days: 30 })).toBe('2028-02-29');
});

test('a last day of the month stays when no day is added', () => {
  expect(computeDueDate('2026-11-30', { mode: 'days-end-of-month', days: 0 })).toBe('2026-11-30');
  expect(computeDueDate('2026-11-30', { mode: 'end-of-month-days', days: 0 })).toBe('2026-11-30');
});

test('end-of-month terms end a month, or come so many days after one, and never before net days end', () => {
  const dates = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2000-01-01', days));
  checkProperty(
    fc.property(dates, fc.integer({ min: 0, max: 90 }), (date, days) => {
      const net = computeDueDate(date, { mode: 'net', days });
      const rounded = computeDueDate(date, { mode: 'days-end-of-month', days });
      const shifted = computeDueDate(date, { mode: 'end-of-month-days', days });
      expect(rounded).toBe(endOfMonth(rounded));
      expect(daysBetween(net, rounded)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(endOfMonth(date), shifted)).toBe(days);
      expect(daysBetween(net, shifted)).toBeGreaterThanOrEqual(0);
    }),
  );
});
