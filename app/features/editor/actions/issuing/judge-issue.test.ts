import { expect, test } from 'vitest';
import { judgeIssue } from './judge-issue.ts';

const NEXT = { today: '2026-11-28', lastDate: '2026-11-25', lastNumber: 'F-2026-0007' };

test('a document of today has nothing to say; another day that passes is told', () => {
  expect(judgeIssue('2026-11-28', NEXT)).toEqual({ state: 'ready', text: '', day: null });
  for (const day of ['2026-11-25', '2026-11-29'])
    expect(judgeIssue(day, NEXT)).toMatchObject({
      state: 'ready',
      text: expect.stringContaining('28/11/2026'),
    });
});

test('tomorrow passes, and today is proposed: the clock of the device may be fast', () => {
  expect(judgeIssue('2026-11-29', NEXT)).toMatchObject({ state: 'ready', day: '2026-11-28' });
  const followed = judgeIssue('2026-11-29', { ...NEXT, lastDate: '2026-11-29' });
  expect(followed).toMatchObject({ state: 'ready', day: null });
  expect(judgeIssue('2026-11-25', NEXT)).toMatchObject({ state: 'ready', day: null });
});

test('a day after tomorrow proposes today', () => {
  for (const day of ['2026-11-30', '2027-11-28'])
    expect(judgeIssue(day, NEXT)).toMatchObject({ state: 'wrong-day', day: '2026-11-28' });
});

test('a day before the last document proposes today, or the day of that document', () => {
  const before = judgeIssue('2026-11-24', NEXT);
  expect(before).toMatchObject({ state: 'wrong-day', day: '2026-11-28' });
  expect(before.text).toContain('F-2026-0007');
  expect(judgeIssue('2026-11-28', { ...NEXT, lastDate: '2026-11-29' })).toMatchObject({
    day: '2026-11-29',
  });
});

test('a series whose last document is of a day to come takes nothing', () => {
  const held = judgeIssue('2026-11-28', { ...NEXT, lastDate: '2027-11-20' });
  expect(held).toMatchObject({ state: 'held-up', until: '2027-11-20' });
});

test('a series that begins has no last day', () => {
  const next = { today: NEXT.today, lastDate: null, lastNumber: null };
  expect(judgeIssue('2020-01-01', next).state).toBe('ready');
});
