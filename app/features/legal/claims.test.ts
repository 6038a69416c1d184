import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRODUCT_FACTS } from '#content/product-facts.ts';
import { claimThemes } from './claims.ts';
import { treatments } from './treatments.ts';

const claims = claimThemes.flatMap((theme) => theme.claims);

test.each(claims.map((each) => [each.claim, each.tests] as const))(
  '« %s » is held by tests that exist',
  (_claim, tests) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const path of tests)
      expect(existsSync(new URL(`../../../${path}`, import.meta.url)), path).toBe(true);
  },
);

test('each treatment says why, on what ground and how long', () => {
  for (const { purpose, data, basis, duration } of treatments) {
    for (const words of [purpose, data, duration]) expect(words, purpose).not.toBe('');
    expect(basis, purpose).toContain('art. 6');
  }
});

test('how long messages are kept is that of the product', () => {
  const messages = treatments.find(({ purpose }) => purpose === 'Répondre à vos messages');
  expect(messages?.duration).toBe(PRODUCT_FACTS['produit.messages']);
});
