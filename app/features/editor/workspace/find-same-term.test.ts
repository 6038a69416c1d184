import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { findSameTerm } from './find-same-term.ts';

const october = requireDraft(samples['quittance-appartement']);

function find(issued: Draft, draft = october): string | undefined {
  return findSameTerm(draft, [issued])?.number;
}

test('a term that has its quittance is known, by its days, its tenant and its home', () => {
  expect(find(october)).toBe('Q-2026-0010');
  const days = { ...october, supply: { start: '2026-10-20', end: '2026-11-19' } };
  expect(find(october, days)).toBe('Q-2026-0010');
  const november = { ...october, supply: { start: '2026-11-01', end: '2026-11-30' } };
  expect(find(october, november)).toBeUndefined();
  const other = { ...october, buyer: { ...october.buyer, name: 'M. Paul Aubry' } };
  expect(find(october, other)).toBeUndefined();
});

test('a receipt of a part and another document are no other quittance', () => {
  if (!october.rent) throw new Error('No rent');
  const partial = { ...october, rent: { ...october.rent, payments: [] } };
  expect(find(partial)).toBeUndefined();
  expect(find(requireDraft(samples.menuisier))).toBeUndefined();
  expect(findSameTerm(october, [])).toBeUndefined();
});
