import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { checkConformity } from '#documents';
import { describeMissing, listBlocking } from './list-blocking.ts';

test('an empty document lacks mentions, and the first ones are named', () => {
  const missing = listBlocking(checkConformity(createBlankDraft('facture-tva'), '2026-11-20'));
  const [first] = missing;
  expect(missing.length).toBeGreaterThan(2);
  expect(describeMissing(missing)).toMatch(
    new RegExp(`^${missing.length} mentions manquent\u00a0: ${first?.label}, .+…$`),
  );
});

test('a single one is said as such', () => {
  const [first] = listBlocking(checkConformity(createBlankDraft('facture-tva'), '2026-11-20'));
  expect(describeMissing(first ? [first] : [])).toBe(`Une mention manque\u00a0: ${first?.label}.`);
});
