import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  isCut,
  listPeriodMonths,
  monthPeriod,
  resolvePeriodMode,
  shiftMonth,
  withPeriod,
} from './rent-period.ts';

const draft = requireDraft(samples['quittance-appartement']);

test('a month has its days, and is followed by the next', () => {
  expect(monthPeriod('2028-02')).toEqual({ start: '2028-02-01', end: '2028-02-29' });
  expect(shiftMonth('2026-12', 1)).toBe('2027-01');
  expect(shiftMonth('2026-01', -1)).toBe('2025-12');
});

test('a period that is no whole month is read in dates', () => {
  expect(resolvePeriodMode(draft, null)).toBe('month');
  expect(resolvePeriodMode(draft, 'dates')).toBe('dates');
  const cut = { ...draft, supply: { start: '2026-10-12', end: '2026-10-31' } };
  expect(resolvePeriodMode(cut, 'month')).toBe('dates');
  const quarter = { ...draft, supply: { start: '2026-10-01', end: '2026-12-31' } };
  expect(resolvePeriodMode(quarter, 'month')).toBe('dates');
  expect(resolvePeriodMode({ ...draft, supply: {} }, null)).toBe('month');
});

test('a period that begins inside a month is counted by the day, until it is whole again', () => {
  const cut = withPeriod(draft, { start: '2026-10-12' });
  expect(cut.rent?.prorata).toBe('calendar');
  expect(withPeriod(cut, { start: '2026-10-01' }).rent).not.toHaveProperty('prorata');
});

test('the user’s choice is kept while the period stays partial', () => {
  const cut = withPeriod(draft, { start: '2026-10-12' });
  const byThirty = { ...cut, rent: { ...cut.rent, prorata: 'thirty' } } as typeof cut;
  expect(withPeriod(byThirty, { start: '2026-10-15' }).rent?.prorata).toBe('thirty');
  const off = { ...cut, rent: { ...cut.rent, prorata: undefined } } as typeof cut;
  expect(withPeriod(off, { start: '2026-10-15' }).rent?.prorata).toBeUndefined();
});

test('a missing side, or reversed dates, make no partial period', () => {
  expect(isCut({ start: '2026-10-12' })).toBe(false);
  expect(isCut({ start: '2026-10-12', end: '2026-10-01' })).toBe(false);
  expect(isCut({ start: '2026-10-01', end: '2026-12-31' })).toBe(false);
});

test('the list of months holds the chosen one, however old', () => {
  const months = listPeriodMonths('2026-11-20', '2020-03').map(({ value }) => value);
  expect(months[0]).toBe('2020-03');
  expect(months).toContain('2024-11');
  expect(months).toContain('2027-11');
  expect(listPeriodMonths('2026-11-20', '2026-11')).toHaveLength(37);
});
