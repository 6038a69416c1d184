import { expect, test } from 'vitest';
import type { Percent } from '#documents/money/amounts.ts';
import {
  defaultLatePenalty,
  halfYearName,
  knownRateDays,
  listLateRates,
  minimumLatePenalty,
} from './late-payment.ts';

test('the floor is three times the legal interest of the half-year', () => {
  expect(minimumLatePenalty('2025-06-30')).toBe(1113);
  expect(minimumLatePenalty('2025-07-01')).toBe(828);
  expect(minimumLatePenalty('2026-01-01')).toBe(786);
  expect(minimumLatePenalty('2026-11-20')).toBe(825);
});

test('the default is the ECB rate and ten points', () => {
  expect(defaultLatePenalty('2025-03-01')).toBe(1315);
  expect(defaultLatePenalty('2026-03-01')).toBe(1215);
  expect(defaultLatePenalty('2026-12-31')).toBe(1240);
});

test('a half-year that is not published has neither', () => {
  expect(minimumLatePenalty('2027-01-01')).toBeNull();
  expect(defaultLatePenalty('2024-12-31')).toBeNull();
});

test('a half-year is named by its first or its last six months', () => {
  const days = ['2026-01-01', '2026-06-30', '2026-07-01', '2026-12-31'];
  expect(days.map(halfYearName)).toEqual([
    ...['premier semestre 2026', 'premier semestre 2026'],
    ...['second semestre 2026', 'second semestre 2026'],
  ]);
});

test('each half-year has its rate, from its first day to its last', () => {
  const rates = listLateRates('ecb+10', { from: '2025-06-30', until: '2026-07-01' });
  expect(rates).toEqual([
    { from: '2025-06-30', until: '2025-06-30', rate: 1315, isAssumed: false },
    // Two half-years with the same rate are merged.
    { from: '2025-07-01', until: '2026-06-30', rate: 1215, isAssumed: false },
    { from: '2026-07-01', until: '2026-07-01', rate: 1240, isAssumed: false },
  ]);
});

test('the legal interest depends on the creditor', () => {
  const days = { from: '2026-06-30', until: '2026-07-01' };
  expect(listLateRates('legal', days).map(({ rate }) => rate)).toEqual([262, 275]);
  expect(listLateRates('legal-personal', days)).toMatchObject([
    { rate: 667, isAssumed: false },
    { rate: 684, isAssumed: true },
  ]);
  // Only the rate for individuals is assumed.
  expect(listLateRates('legal', days).every(({ isAssumed }) => !isAssumed)).toBe(true);
});

test('a public buyer keeps the rate of the half-year in which the delay began', () => {
  expect(listLateRates('ecb+8', { from: '2026-06-30', until: '2026-12-01' })).toEqual([
    { from: '2026-06-30', until: '2026-12-01', rate: 1015, isAssumed: false },
  ]);
});

test('after the last known half-year its rate goes on, and says so; before the first there is none', () => {
  expect(listLateRates('ecb+10', { from: '2026-12-31', until: '2027-02-01' })).toEqual([
    { from: '2026-12-31', until: '2026-12-31', rate: 1240, isAssumed: false },
    { from: '2027-01-01', until: '2027-02-01', rate: 1240, isAssumed: true },
  ]);
  expect(listLateRates('ecb+10', { from: '2024-11-01', until: '2025-01-01' })).toEqual([
    { from: '2025-01-01', until: '2025-01-01', rate: 1315, isAssumed: false },
  ]);
  expect(listLateRates('ecb+8', { from: '2024-11-01', until: '2025-02-01' })).toEqual([]);
  expect(knownRateDays()).toEqual({ from: '2025-01-01', until: '2026-12-31' });
});

test('an agreed rate holds on every day; no day, no rate', () => {
  const agreed = { percent: 1000 as Percent };
  expect(listLateRates(agreed, { from: '2020-01-01', until: '2030-01-01' })).toHaveLength(1);
  expect(listLateRates('legal', { from: '2026-02-02', until: '2026-02-01' })).toEqual([]);
});
