import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import type { StoredDraft } from '#documents/dossier/stored-draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { findSameTerm } from './find-same-term.ts';

const october = requireDraft(samples['quittance-appartement']);

function issue(draft: Draft, id = 'other'): StoredDraft {
  return { id, draft, rawTexts: {}, updatedAt: 1, issued: { draft, at: 1 } };
}

function find(stored: StoredDraft[], draft = october): string | undefined {
  return findSameTerm(draft, { draftId: 'mine', stored })?.number;
}

test('a term that has its quittance is known, by its days, its tenant and its home', () => {
  expect(find([issue(october)])).toBe('Q-2026-0010');
  const days = { ...october, supply: { start: '2026-10-20', end: '2026-11-19' } };
  expect(find([issue(october)], days)).toBe('Q-2026-0010');
  const november = { ...october, supply: { start: '2026-11-01', end: '2026-11-30' } };
  expect(find([issue(october)], november)).toBeUndefined();
  const other = { ...october, buyer: { ...october.buyer, name: 'M. Paul Aubry' } };
  expect(find([issue(october)], other)).toBeUndefined();
});

test('the document itself, a draft and a receipt of a part are no other quittance', () => {
  expect(find([issue(october, 'mine')])).toBeUndefined();
  const { issued: _issued, ...draft } = issue(october);
  expect(find([draft])).toBeUndefined();
  if (!october.rent) throw new Error('No rent');
  const partial = { ...october, rent: { ...october.rent, payments: [] } };
  expect(find([issue(partial)])).toBeUndefined();
  expect(find([issue(requireDraft(samples.menuisier))])).toBeUndefined();
});
