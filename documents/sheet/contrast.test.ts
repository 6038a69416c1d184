import { expect, test } from 'vitest';
import {
  contrastBetween,
  contrastOnWhite,
  darkenUntilReadable,
  MIN_CONTRAST,
  tint,
} from './contrast.ts';

test('contrast goes from 1 for white to 21 for black', () => {
  expect(contrastOnWhite('#FFFFFF')).toBeCloseTo(1);
  expect(contrastOnWhite('#000000')).toBeCloseTo(21);
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
  expect(contrastBetween('#000000', '#767676')).toBe(contrastBetween('#767676', '#000000'));
});

test('a colour too light is darkened just enough, one that is dark enough stays', () => {
  const darker = darkenUntilReadable('#FFB000');
  expect(contrastOnWhite(darker)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrastOnWhite(darker)).toBeLessThan(5.5);
  expect(darkenUntilReadable('#1c5d4a')).toBe('#1c5d4a');
  expect(contrastOnWhite(darkenUntilReadable('#FFFFFF'))).toBeGreaterThanOrEqual(MIN_CONTRAST);
});

test('a tint is the colour thinned with white', () => {
  expect(tint('#000000', 0)).toBe('#FFFFFF');
  expect(tint('#1C5D4A', 1)).toBe('#1C5D4A');
  expect(tint('#000000', 0.2)).toBe('#CCCCCC');
});
