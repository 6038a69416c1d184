import { expect, test } from 'vitest';
import { cents } from '#documents/money/amounts.ts';
import { computeRentRevision, type RevisionRequest } from './rent-revision.ts';

/** Invented indices: the law reference gives none. */
const asked: RevisionRequest = {
  rent: cents(80_000),
  indices: { before: 14_000, after: 14_280 },
  isInLease: true,
  revisionDate: '2026-07-01',
  requestDate: '2026-07-01',
  energyClass: 'A-E',
  leaseDate: '2023-07-01',
  isOverseas: false,
};
const compute = (change: Partial<RevisionRequest>) => computeRentRevision({ ...asked, ...change });

// 800 × 142,80 ÷ 140,00 = 816
test('the rent follows the index', () => {
  expect(compute({})).toMatchObject({
    ...{ isAllowed: true, rent: 81_600, change: 1600, from: '2026-07-01', askBy: '2027-07-01' },
  });
});

test('asked late, it is owed from the day it is asked, never before', () => {
  expect(compute({ requestDate: '2026-11-20' })).toMatchObject({ from: '2026-11-20' });
  expect(compute({ requestDate: '2026-06-01' })).toMatchObject({ from: '2026-07-01' });
});

test('not asked within a year of its date, it is lost', () => {
  expect(compute({ requestDate: '2027-07-01' })).toMatchObject({ isAllowed: true });
  expect(compute({ requestDate: '2027-07-02' })).toMatchObject({ reason: 'lost' });
});

test('a lease that does not provide for it has none', () => {
  expect(compute({ isInLease: false })).toMatchObject({ reason: 'not-in-lease' });
});

test('classes F and G are refused for a lease signed or renewed since 24/08/2022', () => {
  const frozen = (leaseDate: string, isOverseas = false) =>
    compute({ energyClass: 'F-G', leaseDate, isOverseas });
  expect(frozen('2022-08-24')).toMatchObject({ isAllowed: false, reason: 'energy-class' });
  expect(frozen('2022-08-23')).toMatchObject({ isAllowed: true });
  expect(frozen('2024-06-30', true)).toMatchObject({ isAllowed: true });
  expect(frozen('2024-07-01', true)).toMatchObject({ reason: 'energy-class' });
});

test('an older lease of class F or G may have been continued since: its day is to be checked', () => {
  const older = (change: Partial<RevisionRequest>) =>
    compute({ energyClass: 'F-G', leaseDate: '2022-08-23', ...change });
  expect(older({})).toMatchObject({ isAllowed: true, frozenIfRenewedSince: '2022-08-24' });
  expect(older({ isOverseas: true })).toMatchObject({ frozenIfRenewedSince: '2024-07-01' });
  expect(older({ energyClass: 'A-E' })).toMatchObject({ frozenIfRenewedSince: null });
});
