import { expect, test } from 'vitest';
import { dueLimitOf } from './payment-delays.ts';
import { completeDraft } from './rules/judge.test.support.ts';

test('between companies the latest of 60 days and both readings of 45 days end of month', () => {
  const limit = (issueDate: string) =>
    dueLimitOf(
      completeDraft((draft) => {
        draft.issueDate = issueDate;
      }),
    ).date;
  expect(limit('2026-11-01')).toBe('2027-01-14'); // end of month, then 45 days
  expect(limit('2026-11-20')).toBe('2027-01-31'); // 45 days, then end of month
  expect(limit('2026-01-31')).toBe('2026-04-01'); // 60 days
});

test('transport is paid within 30 days', () => {
  const limit = dueLimitOf(
    completeDraft((draft) => {
      draft.seller.naf = '49.41A';
    }),
  );
  expect(limit).toEqual({
    date: '2026-12-20',
    rule: '30 jours pour le transport et la location de véhicules',
  });
});

test('a public buyer pays within 30 days', () => {
  expect(
    dueLimitOf(
      completeDraft((draft) => {
        draft.buyer.kind = 'public';
      }),
    ).date,
  ).toBe('2026-12-20');
});
