import { expect, test } from 'vitest';
import { dueDateOf, listDueOptions, resolveDueMode } from './due-modes.ts';

const issueDate = '2026-11-20';

test('the delay is read from the two dates', () => {
  expect(resolveDueMode({ issueDate, dueDate: '2026-11-20' }, null)).toBe('on-receipt');
  expect(resolveDueMode({ issueDate, dueDate: '2026-12-20' }, null)).toBe('30-days');
  expect(resolveDueMode({ issueDate, dueDate: '2027-01-31' }, null)).toBe('45-then-end');
  expect(resolveDueMode({ issueDate, dueDate: '2027-01-14' }, null)).toBe('end-then-45');
  expect(resolveDueMode({ issueDate, dueDate: '2026-12-24' }, null)).toBe('date');
  expect(resolveDueMode({ issueDate, dueDate: '' }, null)).toBe('none');
});

test('where two delays give the same day, the chosen one stays', () => {
  const dates = { issueDate: '2026-11-16', dueDate: '2026-12-31' };
  expect(resolveDueMode(dates, null)).toBe('45-days');
  expect(resolveDueMode(dates, '45-then-end')).toBe('45-then-end');
  expect(resolveDueMode(dates, '30-days')).toBe('45-days');
});

test('a custom date stays custom, and typing an issue date forgets nothing', () => {
  expect(resolveDueMode({ issueDate, dueDate: '2026-12-20' }, 'date')).toBe('date');
  expect(resolveDueMode({ issueDate: '', dueDate: '2026-12-20' }, '30-days')).toBe('30-days');
});

test('each delay is offered with its day', () => {
  expect(listDueOptions(issueDate)[2]).toEqual({
    value: '30-days',
    label: '20/12/2026 · 30 jours',
  });
  expect(listDueOptions('')[2]?.label).toBe('30 jours');
  expect(dueDateOf(issueDate, 'date')).toBeNull();
});
