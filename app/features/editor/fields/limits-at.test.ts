import { expect, test } from 'vitest';
import { boundsAt, maxItemsAt } from './limits-at.ts';

test('the limits of a path are those of the model', () => {
  expect(maxItemsAt('attachments')).toBe(20);
  expect(boundsAt('lines[3].discount.percent')).toEqual({ scale: 2, min: '0', max: '100' });
});

test('a path without such a limit is an error', () => {
  expect(() => boundsAt('lines[0].name')).toThrow('Not a decimal');
});
