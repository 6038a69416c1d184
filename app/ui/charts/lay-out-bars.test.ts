import { expect, test } from 'vitest';
import { chooseTicks, layOutBars } from './lay-out-bars.ts';

test.each([
  [0, 0, [0, 1]],
  [0, 3, [0, 1, 2, 3]],
  [0, 9_999, [0, 5_000, 10_000]],
  [0, 123_456, [0, 50_000, 100_000, 150_000]],
  [0, 100_000, [0, 50_000, 100_000]],
  [-30_000, 70_000, [-50_000, 0, 50_000, 100_000]],
  [-4, 0, [-4, -3, -2, -1, 0]],
])('ticks from %d to %d are few round numbers around 0', (lowest, highest, expected) => {
  expect(chooseTicks(lowest, highest)).toEqual(expected);
});

test('bars stand on 0 and go down below it, and 0 has none', () => {
  const { ticks, groups } = layOutBars([[200, 0], [-100], [50]], 300);
  expect(ticks).toEqual([
    { value: -100, y: 300 },
    { value: 0, y: 200 },
    { value: 100, y: 100 },
    { value: 200, y: 0 },
  ]);
  expect(groups.map(({ bars }) => bars.map(({ y, height }) => [y, height]))).toEqual([
    [[0, 200]],
    [[200, 100]],
    [[150, 50]],
  ]);
});

test('bars of a group stand side by side around its middle, inside its part of the width', () => {
  const { groups } = layOutBars(
    Array.from({ length: 12 }, () => [1, 1]),
    100,
  );
  for (const [place, { middle, bars }] of groups.entries()) {
    const [first, second] = bars;
    const [start, end] = [first?.x ?? 0, (second?.x ?? 0) + (second?.width ?? 0)];
    expect(middle).toBeCloseTo((100 * (place + 0.5)) / 12);
    expect((start + end) / 2).toBeCloseTo(middle);
    expect(start).toBeGreaterThan((100 * place) / 12);
    expect(end).toBeLessThan((100 * (place + 1)) / 12);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  }
});
