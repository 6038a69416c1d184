import { expect, test } from 'vitest';
import { listValidityOptions, resolveValidityMode, validUntilOf } from './validity-modes.ts';

const issueDate = '2026-11-20';

test('the delay is read from the dates, and a custom date wins over it', () => {
  expect(resolveValidityMode({ issueDate, validUntil: '2026-12-20' }, null)).toBe('30-days');
  expect(resolveValidityMode({ issueDate, validUntil: '2026-12-24' }, '30-days')).toBe('date');
  expect(resolveValidityMode({ issueDate, validUntil: '2026-12-20' }, 'date')).toBe('date');
  expect(resolveValidityMode({ issueDate, validUntil: undefined }, null)).toBe('none');
  expect(resolveValidityMode({ issueDate: '', validUntil: '2026-12-20' }, '30-days')).toBe(
    '30-days',
  );
});

test('each delay says the day that it leads to', () => {
  expect(validUntilOf(issueDate, '90-days')).toBe('2027-02-18');
  expect(validUntilOf('', '90-days')).toBeNull();
  expect(validUntilOf(issueDate, 'date')).toBeNull();
  expect(listValidityOptions(issueDate)[1]).toEqual({
    value: '30-days',
    label: '30 jours · 20/12/2026',
  });
});
