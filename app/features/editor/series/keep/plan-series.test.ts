import { expect, test } from 'vitest';
import { isPlainTerm, numberOfMonth } from '#app/features/editor/series/kept-series.ts';
import { expandYear, listMonths } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { planSeries } from './plan-series.ts';

const october = requireDraft(samples['quittance-appartement']);
const months = expandYear(october, listMonths('2026-09', 3), { today: '2026-12-31' });
const origin = { id: 'october', draft: october };

function plan(kept: { id: string; draft: typeof october }[]) {
  let count = 0;
  const newId = () => `new-${++count}`;
  return planSeries(months, { kept, origin, newId, now: 1000 });
}

test('each month is a document, tied to the month before, and the one at hand is its own', () => {
  const { ids, links } = plan([origin]);
  expect(ids).toEqual(['new-1', 'october', 'new-2']);
  expect(links.map(({ key, relation }) => [key, relation])).toEqual([
    ['new-1/october', 'series'],
    ['october/new-2', 'series'],
  ]);
});

test('made again, a series is the same documents', () => {
  const kept = months.map((draft, index) => ({ id: `kept-${index}`, draft }));
  expect(plan(kept).ids).toEqual(['kept-0', 'kept-1', 'kept-2']);
});

test('a document that is not one of the months is tied with them, in its place', () => {
  const { ids, links } = plan([]);
  expect(ids).not.toContain('october');
  const keys = links.map(({ key }) => key);
  expect(keys).toEqual(['new-1/new-2', 'new-2/october', 'october/new-3']);
});

test('tenants are tied by their first month', () => {
  const two = months.flatMap((draft) => [
    draft,
    { ...draft, buyer: { ...draft.buyer, name: 'Paul' } },
  ]);
  let count = 0;
  const newId = () => `${++count}`;
  const { links } = planSeries(two, { kept: [], origin: { ...origin, id: '1' }, newId, now: 0 });
  expect(links.map(({ key }) => key)).toEqual(['1/2', '1/3', '3/5', '2/4', '4/6']);
});

test('a month keeps the number of its documents, whatever its tenants', () => {
  const [draft = october] = months;
  const kept = { id: 'a', draft, isIssued: true };
  expect(numberOfMonth([kept], '2026-09')).toBe(draft.number);
  expect(numberOfMonth([kept], '2026-10')).toBeUndefined();
  expect(numberOfMonth([{ ...kept, isIssued: false }], '2026-09')).toBeUndefined();
  if (!draft.rent) throw new Error('No rent');
  const part = { ...draft, number: `${draft.number}-2`, rent: { ...draft.rent, share: '40' } };
  expect(numberOfMonth([{ ...kept, draft: part }], '2026-09')).toBe(draft.number);
});

test('what happens once is not replaced by a month of the series', () => {
  expect(isPlainTerm(october)).toBe(true);
  expect(isPlainTerm(requireDraft(samples['quittance-entree']))).toBe(false);
});
