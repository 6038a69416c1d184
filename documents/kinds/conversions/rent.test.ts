import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { duplicateDraft } from './copy.ts';
import { repeatNextMonth } from './next-month.ts';
import { nextTerm } from './rent.ts';

const october = requireDraft(samples['quittance-appartement']);
const stamp = { number: 'Q-2026-0011', today: '2026-11-20' };

test('of the next month, nothing is received before its landlord says so', () => {
  const november = repeatNextMonth(october, stamp);
  expect(november).toMatchObject({
    number: 'Q-2026-0011',
    issueDate: '2026-11-20',
    dueDate: '2026-11-05',
    supply: { start: '2026-11-01', end: '2026-11-30' },
  });
  expect(november.rent?.payments).toEqual([]);
  expect(computeTotals(november).rent).toMatchObject({ result: 'unpaid', dueTotal: 79_000 });
});

test('after days, a whole month', () => {
  const entry = requireDraft(samples['quittance-entree']);
  const next = { ...entry, ...nextTerm(entry, stamp.today) };
  expect(next.supply?.start).toBe('2026-11-01');
  expect(next.supply?.end).toBe('2026-11-30');
  expect(next.rent).not.toHaveProperty('prorata');
  expect(computeTotals(next).rent?.result).toBe('unpaid');
});

test('a month follows another, and a copy is not paid', () => {
  const december = repeatNextMonth(repeatNextMonth(october, stamp), stamp);
  expect(december.supply?.start).toBe('2026-12-01');
  expect(duplicateDraft(october, stamp)).toMatchObject({
    supply: october.supply,
    rent: { amount: october.rent?.amount, payments: [] },
  });
});

test('after a quarter, the next quarter', () => {
  const quarter: Draft = { ...october, supply: { start: '2026-10-01', end: '2026-12-31' } };
  expect(nextTerm(quarter, stamp.today).supply).toEqual({ start: '2027-01-01', end: '2027-03-31' });
});

test('without a period, or a rent, nothing follows', () => {
  expect(nextTerm({ ...october, supply: undefined }, stamp.today)).toEqual({});
  expect(nextTerm(requireDraft(samples.menuisier), stamp.today)).toEqual({});
});
