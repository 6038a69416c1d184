import { expect, test } from 'vitest';
import { darkenUntilReadable } from '#documents';
import { ACCENTS } from './accents.ts';
import { summarizeStyle } from './summarize-style.ts';

test('every colour that is proposed can be read on the sheet', () => {
  for (const { color } of ACCENTS) expect(darkenUntilReadable(color)).toBe(color);
});

test('the closed section says what it holds', () => {
  const style = { template: 'classique', accent: '#1C5D4A', watermark: 'none' } as const;
  expect(summarizeStyle({ style } as Parameters<typeof summarizeStyle>[0])).toBe('Classique');
  const withLogo = { ...style, watermark: 'paid', logo: { data: '' } };
  expect(summarizeStyle({ style: withLogo } as Parameters<typeof summarizeStyle>[0])).toBe(
    'Classique · logo · filigrane',
  );
});
