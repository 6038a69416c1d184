import { expect, test } from 'vitest';
import { occurrenceId } from '#documents/dossier';
import { prepareOccurrence, type Repetition } from '#documents/repetition';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  lastDateOf,
  planRepetition,
  type Repeated,
  repeat,
  sendsToOf,
  skipPaused,
  startTyping,
} from './plan-repetition.ts';
import { readSchedule } from './typed-schedule.ts';

const model = {
  ...requireDraft(samples.menuisier),
  issueDate: '2026-11-30',
  supply: { start: '2026-11-01', end: '2026-11-30' },
};
const repetition: Repetition = {
  id: '0b5f2c7e-8a1d-4c53-9f0e-2f8a6f3f1d20',
  clientId: 'of-the-model',
  model,
  schedule: { every: 'month', first: '2026-12-31', isMonthEnd: true, modelRank: -1 },
  prices: 'kept',
  done: 1,
  isPaused: false,
};

/** The next period once the dialog is confirmed as it opens. */
function nextPeriod(repeated: Repeated, today: string): string | undefined {
  const read = readSchedule(startTyping(repeated, today), { earliest: '2026-01-01' });
  if (!read.ok) throw new Error(read.message);
  const { schedule, done } = planRepetition(repeated, read.schedule);
  const prepared = { model: repeated.model, schedule, prices: 'kept' as const };
  return prepareOccurrence(prepared, { rank: done, today }).supply?.start;
}

test('a new one begins with the period after that of its document', () => {
  const own = repeat({ id: 'k3v9', draft: model, ids: {} }, null);
  expect(nextPeriod(own, '2026-11-30')).toBe('2026-12-01');
});

test('the document that repeats keeps its model, and a prepared one becomes it', () => {
  const other = { ...model, subject: 'Corrigé' };
  const kept = repeat({ id: 'k3v9', draft: other, ids: { clientId: 'another' } }, repetition);
  expect(kept).toMatchObject({
    model: { subject: model.subject },
    ids: { clientId: 'of-the-model' },
  });
  expect(nextPeriod(kept, '2027-01-02')).toBe('2027-01-01');
  const december = {
    ...other,
    issueDate: '2027-01-20',
    supply: { start: '2026-12-01', end: '2026-12-31' },
  };
  const id = occurrenceId(repetition.id, '2026-12-31');
  const next = repeat({ id, draft: december, ids: {} }, repetition);
  expect(next.model.subject).toBe('Corrigé');
  expect(nextPeriod(next, '2027-01-20')).toBe('2027-01-01');
});

test('a paused one goes on with the period of its next date, and stays paused', () => {
  const paused = { ...repetition, isPaused: true };
  const repeated = skipPaused(repeat({ id: 'k3v9', draft: model, ids: {} }, paused), '2027-03-05');
  expect(repeated.repetition?.isPaused).toBe(true);
  expect(nextPeriod(repeated, '2027-03-05')).toBe('2027-03-01');
});

test('nothing was prepared before the first date', () => {
  expect(lastDateOf(undefined)).toBe('');
  expect(lastDateOf({ ...repetition, done: 0 })).toBe('');
  expect(lastDateOf({ ...repetition, done: 2 })).toBe('2027-01-31');
});

test('what is sent to a client is not sent to the one of another model', () => {
  const sent = { ...repetition, sendsTo: 'compta@garance.example' };
  const of = (changed: Partial<typeof model>) =>
    sendsToOf({ model: { ...model, ...changed }, ids: {}, documentId: 'd', repetition: sent });
  expect(of({})).toBe('compta@garance.example');
  expect(of({ buyer: { ...model.buyer, siren: '552100554', name: 'Autre' } })).toBeNull();
  expect(of({ kind: 'recu', subtype: 'standard' })).toBeNull();
  expect(sendsToOf({ model, ids: {}, documentId: 'd', repetition })).toBeNull();
  expect(sendsToOf({ model, ids: {}, documentId: 'd' })).toBeNull();
});
