import { expect, test } from 'vitest';
import { ACCENTS } from './style-accents.ts';
import { contrastOnWhite, darkenUntilReadable, MIN_CONTRAST } from './style-contrast.ts';
import { summarizeStyle } from './style-summary.ts';

test('contrast goes from 1 for white to 21 for black', () => {
  expect(contrastOnWhite('#FFFFFF')).toBeCloseTo(1);
  expect(contrastOnWhite('#000000')).toBeCloseTo(21);
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2);
});

test('every colour that is proposed can be read on the sheet', () => {
  for (const { color } of ACCENTS) expect(contrastOnWhite(color)).toBeGreaterThan(MIN_CONTRAST);
});

test('a colour too light is darkened just enough, one that is dark enough stays', () => {
  const darker = darkenUntilReadable('#FFB000');
  expect(contrastOnWhite(darker)).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(contrastOnWhite(darker)).toBeLessThan(5);
  expect(darkenUntilReadable('#1C5D4A')).toBe('#1C5D4A');
});

test('the closed section says what it holds', () => {
  const style = { accent: '#1C5D4A', watermark: 'none' } as const;
  expect(summarizeStyle({ style } as Parameters<typeof summarizeStyle>[0])).toBe('Couleur');
  const withLogo = { ...style, watermark: 'paid', logo: { data: '' } };
  expect(summarizeStyle({ style: withLogo } as Parameters<typeof summarizeStyle>[0])).toBe(
    'Logo · filigrane · couleur',
  );
});
