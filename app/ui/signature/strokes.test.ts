import { expect, test } from 'vitest';
import { boundsOf, scaleToFit } from './strokes.ts';

test('the paper around a signature is left out', () => {
  const strokes = [
    [
      { x: 10, y: 40 },
      { x: 60, y: 20 },
    ],
    [{ x: 90, y: 70 }],
  ];
  expect(boundsOf(strokes, 5)).toEqual({ x: 5, y: 15, width: 90, height: 60 });
  expect(boundsOf([], 5)).toEqual({ x: 0, y: 0, width: 10, height: 10 });
});

test('a signature is made smaller to fit, never larger', () => {
  expect(scaleToFit({ width: 900, height: 300 }, { width: 600, height: 240 })).toBeCloseTo(2 / 3);
  expect(scaleToFit({ width: 100, height: 30 }, { width: 600, height: 240 })).toBe(1);
});
