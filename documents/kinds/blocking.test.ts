import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { describeMissing, listBlocking } from './blocking.ts';
import { checkConformity } from './check-conformity.ts';

const bare = requireDraft({
  ...samples.menuisier,
  ...{ lines: [], issueDate: '', seller: { kind: 'company', name: '' } },
});
const missing = listBlocking(checkConformity(bare, '2026-11-20'));

test('an empty document lacks mentions, and the first ones are named', () => {
  const [first] = missing;
  expect(missing.length).toBeGreaterThan(2);
  expect(describeMissing(missing)).toMatch(
    new RegExp(`^${missing.length} mentions manquent\u00a0: ${first?.label}, .+…$`),
  );
});

test('a single one is said as such', () => {
  const [first] = missing;
  expect(describeMissing(first ? [first] : [])).toBe(`Une mention manque\u00a0: ${first?.label}.`);
});
