import { expect, test } from 'vitest';
import { looksLegacy } from './looks-legacy.ts';

test('a cheap look tells what may be of the older site', () => {
  expect(looksLegacy({ pathname: '/devis.php', search: '' })).toBe(true);
  expect(looksLegacy({ pathname: '/', search: '?page=devis' })).toBe(true);
  expect(looksLegacy({ pathname: '/', search: '?frontpage=devis' })).toBe(false);
});
