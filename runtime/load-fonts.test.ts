import { expect, test } from 'vitest';
import { loadFonts } from './load-fonts.ts';

test('loads the parts that are asked for, in one order', async () => {
  const { metrics, fonts } = await loadFonts(['greek', 'latin']);
  expect(metrics.parts.map(({ name }) => name)).toEqual(['latin', 'greek']);
  expect(Object.keys(fonts)).toEqual(['latin', 'greek']);
  expect(fonts.latin?.semibold?.length).toBeGreaterThan(5000);
});

test('loads all of them when none is named, each once', async () => {
  const [first, second] = await Promise.all([loadFonts(), loadFonts()]);
  expect(Object.keys(first.fonts)).toEqual(['latin', 'latin-ext', 'greek', 'cyrillic']);
  expect(first.fonts.cyrillic?.regular).toBe(second.fonts.cyrillic?.regular);
});
