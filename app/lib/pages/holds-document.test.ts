import { expect, test } from 'vitest';
import { holdsDocument } from './holds-document.ts';

test.each([
  ['/partage', '#s.abc.1.key', true],
  ['/partage', '', true],
  ['/facture-tva', `#draft=${'a'.repeat(200)}`, true],
  ['/facture-tva', '', false],
  ['/articles/penalites-retard-calcul', '#sources', false],
])('%s%s holds a document: %s', (pathname, hash, expected) => {
  expect(holdsDocument({ pathname, hash })).toBe(expected);
});
