import { expect, test } from 'vitest';
import { createBlankDraft } from '#app/features/editor/draft/blank-draft.ts';
import { moveToDay } from './move-date.ts';

test('the dates that were counted from the day of a document follow it to another one', () => {
  const invoice = {
    ...createBlankDraft('facture-tva'),
    ...{ issueDate: '2027-11-28', dueDate: '2027-12-28', supply: { date: '2027-11-28' } },
  };
  expect(moveToDay(invoice, '2026-11-28')).toMatchObject({
    ...{ issueDate: '2026-11-28', dueDate: '2026-12-28', supply: { date: '2026-11-28' } },
  });
  const quote = {
    ...createBlankDraft('devis'),
    ...{ issueDate: '2027-11-28', validUntil: '2027-12-28' },
  };
  expect(moveToDay(quote, '2026-11-28').validUntil).toBe('2026-12-28');
});

test('what was supplied on the day of a document was not supplied later', () => {
  const invoice = {
    ...createBlankDraft('facture-tva'),
    ...{ issueDate: '2026-11-20', supply: { date: '2026-11-20' } },
  };
  expect(moveToDay(invoice, '2026-11-28')).toMatchObject({
    ...{ issueDate: '2026-11-28', supply: { date: '2026-11-20' } },
  });
});

test('a date that was chosen by itself stays', () => {
  const invoice = {
    ...createBlankDraft('facture-tva'),
    ...{ issueDate: '2026-11-20', dueDate: '2026-12-24', supply: { date: '2026-11-03' } },
  };
  expect(moveToDay(invoice, '2026-11-28')).toMatchObject({
    ...{ dueDate: '2026-12-24', supply: { date: '2026-11-03' } },
  });
});
