import { expect, test } from 'vitest';
import { sayWhenFull } from './say-when-full.ts';

test('a name that fills its field may have been cut', () => {
  expect(sayWhenFull('a'.repeat(200), 200)).toBe(
    '200 caractères au plus\u00a0: la suite n’est pas gardée.',
  );
  expect(sayWhenFull('a'.repeat(199), 200)).toBeUndefined();
});

test('a code that is whole has nothing to say, nor a text without bounds', () => {
  expect(sayWhenFull('44000', 5)).toBeUndefined();
  expect(sayWhenFull('a'.repeat(900))).toBeUndefined();
});
