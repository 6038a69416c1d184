import { expect, test } from 'vitest';
import { formatCounted } from './format-counted.ts';

test('things are counted as French people write it: the plural begins at two, thousands are apart', () => {
  expect([0, 1, 2, 1000].map((count) => formatCounted(count, 'client'))).toEqual([
    ...['0 client', '1 client', '2 clients', '1\u202f000 clients'],
  ]);
  expect(formatCounted(12_345, 'avis', 'avis')).toBe('12\u202f345 avis');
});
