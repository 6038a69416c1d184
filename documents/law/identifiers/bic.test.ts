import { expect, test } from 'vitest';
import { isBic } from './bic.ts';

test('a BIC has eight or eleven characters', () => {
  expect(isBic('PSSTFRPP')).toBe(true);
  expect(isBic('PSSTFRPPPAR')).toBe(true);
  for (const text of ['', 'PSSTFRP', 'PSSTFRPPPA', '1SSTFRPP', 'psstfrpp']) {
    expect(isBic(text), text).toBe(false);
  }
});
