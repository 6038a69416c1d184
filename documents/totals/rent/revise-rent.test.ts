import { expect, test } from 'vitest';
import { reviseRent } from './revise-rent.ts';

const revision = {
  previousRent: '700',
  previousIndex: '144.51',
  newIndex: '145.78',
  quarter: 'IRL du 2e trimestre 2026',
};

test('a rent follows its index, to the cent', () => {
  // 700 × 145.78 ÷ 144.51 = 706.1518…
  expect(reviseRent(revision)).toBe(70_615);
});

test('without both indices there is no revised rent', () => {
  expect(reviseRent(undefined)).toBeNull();
  expect(reviseRent({ ...revision, previousIndex: '0' })).toBeNull();
  expect(reviseRent({ ...revision, newIndex: '0' })).toBeNull();
});
