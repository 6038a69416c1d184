import { expect, test } from 'vitest';
import { describeUsage, isNearLimit } from './describe-usage.ts';

test('a count and a weight are said as people read them', () => {
  const documents = { subject: 'documents', used: 1240, allowed: 100_000 };
  expect(describeUsage(documents)).toEqual({
    label: 'Documents',
    text: '1\u202f240 sur 100\u202f000',
    percent: 1,
  });
  const bytes = { subject: 'bytes', used: 12_340_000, allowed: 250_000_000 };
  expect(describeUsage(bytes).text).toBe('12,3\u00a0Mo sur 250\u00a0Mo');
});

test('a limit is near from four fifths on', () => {
  expect(isNearLimit({ subject: 'companies', used: 79, allowed: 100 })).toBe(false);
  expect(isNearLimit({ subject: 'companies', used: 80, allowed: 100 })).toBe(true);
});
