import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { keepShares, startSeries } from './series-state.ts';

const draft = requireDraft(samples['quittance-appartement']);

function withTenants(otherTenants: string[]): Draft {
  if (!draft.rent) throw new Error('No rent');
  return { ...draft, rent: { ...draft.rent, otherTenants } };
}

test('a series is the year of its document, from January', () => {
  const { first, rows, arePaid } = startSeries(draft, '2027-02-03');
  expect(arePaid).toBe(false);
  expect(first).toBe('2026-01');
  expect(rows.at(-1)?.month).toBe('2026-12');
  expect(startSeries({ ...draft, supply: undefined }, '2027-02-03').first).toBe('2027-01');
});

test('shares are made again when tenants come or go', () => {
  const state = { ...startSeries(withTenants(['Paul']), '2026-11-20'), shares: ['60', '40'] };
  expect(keepShares(state, withTenants(['Luc'])).shares).toEqual(['60', '40']);
  expect(keepShares(state, withTenants(['Luc', 'Zoé'])).shares).toHaveLength(3);
});
