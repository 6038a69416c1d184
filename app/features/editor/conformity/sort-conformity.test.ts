import { expect, test } from 'vitest';
import { checkConformity } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { sortConformity } from './sort-conformity.ts';

test('a complete document has nothing to correct; what only informs is not counted', () => {
  const sorted = sort({});
  expect(sorted.toCorrect).toEqual([]);
  expect(sorted.toKnow.map(({ id }) => id)).toEqual(['purchase-order']);
  expect(sorted.satisfiedCount).toBe(sorted.count);
});

test('what is compulsory comes before advice', () => {
  const { toCorrect, satisfiedCount, count } = sort({ operation: undefined, dueDate: undefined });
  expect(toCorrect.map(({ id }) => id)).toEqual(['due-date', 'operation']);
  expect(count - satisfiedCount).toBe(2);
});

test('rules that do not concern the document are left out', () => {
  const { toCorrect, toKnow, satisfied } = sort({});
  const ids = [...toCorrect, ...toKnow, ...satisfied].map(({ id }) => id);
  expect(ids).not.toContain('corrected-invoice');
});

function sort(change: object) {
  const draft = requireDraft({ ...samples.menuisier, ...change });
  return sortConformity(checkConformity(draft, draft.issueDate));
}
