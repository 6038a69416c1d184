import { expect, test } from 'vitest';
import { listEndings, listEndingsWithin } from './law-that-ends.ts';

test('endings come the nearest first', () => {
  const days = listEndings().map(({ lastDay }) => lastDay);
  expect(days).toEqual(days.toSorted());
});

test('those of the next days are those that end within them, the first and the last included', () => {
  const [first] = listEndings();
  if (!first) throw new Error('Nothing ends');
  expect(listEndingsWithin(0, first.lastDay)).toContainEqual(first);
  expect(listEndingsWithin(90, '2026-11-23').map(({ lastDay }) => lastDay)).toContain('2026-12-31');
  expect(listEndingsWithin(90, '2099-01-01')).toEqual([]);
});
