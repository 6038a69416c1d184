import { expect, test } from 'vitest';
import { findImpurities } from './find-impurities.ts';

test('the clock and chance are refused in documents/', () => {
  const source = 'const now = Date.now(); const today = new Date(); const luck = Math.random();';
  expect(findImpurities('documents/law/vat/rates.ts', source)).toHaveLength(3);
});

test('a given date is welcome', () => {
  expect(findImpurities('documents/law/vat/rates.ts', 'new Date(2026, 0, 1)')).toEqual([]);
});

test('others have a clock', () => {
  expect(findImpurities('server/main.ts', 'Date.now()')).toEqual([]);
});
