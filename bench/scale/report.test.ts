import { expect, test } from 'vitest';
import { formatScale } from './report.ts';

const size = { many: 100_000, all: 5_000_000 };
const loadOf = (perSecond: number) => ({ perSecond, p99: 2, failures: 0 });

test('a request may take twice the time of a small account, and no more', () => {
  const report = formatScale(
    {
      size,
      figures: [
        { name: 'a list', connections: 1, small: loadOf(1000), large: loadOf(500) },
        { name: 'a search', connections: 16, small: loadOf(1000), large: loadOf(499) },
      ],
    },
    'One machine.',
  );
  expect(report).toContain('| a list | 1 | × 2.00 | met |');
  expect(report).toContain('| a search | 16 | × 2.00 | **missed** |');
});

test('a request that nothing answered is missed', () => {
  const figures = [{ name: 'a list', connections: 1, small: loadOf(1000), large: loadOf(0) }];
  expect(formatScale({ size, figures }, '')).toContain('| – | **missed** |');
});
