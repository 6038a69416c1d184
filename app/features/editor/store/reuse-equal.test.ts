import { expect, test } from 'vitest';
import { computeTotals, createFontMetrics, layOut } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { reuseEqual, reuseSheet } from './reuse-equal.ts';

test('a list that says the same is the list before', () => {
  const before = [{ id: 'number', state: 'missing' }, { id: 'lines' }];
  expect(reuseEqual(before, structuredClone(before))).toBe(before);
});

test('only what has changed is new', () => {
  const before = [{ id: 'number', state: 'missing' }, { id: 'lines' }];
  const after = reuseEqual(before, [{ id: 'number', state: 'satisfied' }, { id: 'lines' }]);
  expect(after).not.toBe(before);
  expect(after[0]).toEqual({ id: 'number', state: 'satisfied' });
  expect(after[1]).toBe(before[1]);
});

test('a list that grows, shrinks or loses a key is new', () => {
  const before: { id: string; field?: string | undefined }[] = [{ id: 'a', field: 'number' }];
  expect(reuseEqual(before, [...before, { id: 'b' }])).toHaveLength(2);
  expect(reuseEqual(before, [])).toEqual([]);
  expect(reuseEqual(before, [{ id: 'a' }])).toEqual([{ id: 'a' }]);
  expect(reuseEqual(undefined, before)).toBe(before);
});

test('a page where nothing moves stays the same object, marks too', () => {
  const before = laidOut('Pose');
  expect(reuseSheet(before, laidOut('Pose')).pages[0]).toBe(before.pages[0]);

  const after = reuseSheet(before, laidOut('Pose et réglages'));
  expect(after.pages[0]).not.toBe(before.pages[0]);
  expect(after).toEqual(laidOut('Pose et réglages'));
  const kept = after.pages[0]?.marks.filter((mark) => before.pages[0]?.marks.includes(mark));
  expect(kept?.length).toBe((before.pages[0]?.marks.length ?? 0) - 1);
});

function laidOut(subject: string) {
  const draft = requireDraft({ ...samples.menuisier, subject });
  const metrics = createFontMetrics([latin]);
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
}
