import { expect, test } from 'vitest';
import { clampZoom, REAL_WIDTH, stepZoom, turnZoom, zoomToPage } from './zoom.ts';

test('a step leads to the next round size, whatever the size it leaves', () => {
  expect(stepZoom(0.83, 'in')).toBe(0.9);
  expect(stepZoom(0.83, 'out')).toBe(0.75);
  expect(stepZoom(1, 'in')).toBe(1.1);
  expect(stepZoom(1, 'out')).toBe(0.9);
});

test('steps stop at both ends', () => {
  expect(stepZoom(4, 'in')).toBe(4);
  expect(stepZoom(0.25, 'out')).toBe(0.25);
  expect(clampZoom(50)).toBe(4);
  expect(clampZoom(0)).toBe(0.25);
});

test('the wheel goes both ways by the same amount, and never leaps', () => {
  expect(turnZoom(turnZoom(1, -10), 10)).toBeCloseTo(1);
  expect(turnZoom(1, -1000)).toBe(turnZoom(1, -25));
  expect(turnZoom(1, 1)).toBeLessThan(1);
});

test('a whole page stands in its frame, and is never larger than paper', () => {
  expect(zoomToPage({ width: 900, height: 600 })).toBeCloseTo(572 / 1122.5, 2);
  expect(zoomToPage({ width: 400, height: 2000 })).toBeCloseTo(368 / REAL_WIDTH, 5);
  expect(zoomToPage({ width: 3000, height: 3000 })).toBe(1);
});
