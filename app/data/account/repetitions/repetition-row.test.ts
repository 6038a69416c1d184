import { expect, test } from 'vitest';
import type { Repetition } from '#documents/repetition';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { toRepetition, toRepetitionRow } from './repetition-row.ts';

const monthly: Repetition = {
  id: '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001',
  model: requireDraft(samples.menuisier),
  schedule: { every: 'month', first: '2026-12-31', isMonthEnd: true, modelRank: -1 },
  prices: 'catalogue',
  done: 2,
  isPaused: false,
};

test('a repetition comes back as it was kept', () => {
  const entries = { clientId: monthly.id, companyId: monthly.id };
  const ending = { ...monthly.schedule, modelRank: 3, until: '2027-12-31', times: 12 };
  for (const repetition of [
    monthly,
    { ...monthly, ...entries, schedule: ending, prices: 'kept' as const, isPaused: true },
  ])
    expect(toRepetition(toRepetitionRow(repetition))).toEqual(repetition);
});

test('its row says the next date, none at the end or while it is paused', () => {
  expect(toRepetitionRow(monthly).next_on).toBe('2027-02-28');
  expect(toRepetitionRow({ ...monthly, isPaused: true }).next_on).toBeNull();
  const twice = { ...monthly, schedule: { ...monthly.schedule, times: 2 } };
  expect(toRepetitionRow(twice).next_on).toBeNull();
});
