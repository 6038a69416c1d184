import { expect, test } from 'vitest';
import { trimPath } from './trim-path.ts';

test('a path loses the slash that ends it, but for that of the home page', () => {
  expect(['/devis/', '/devis', '/'].map(trimPath)).toEqual(['/devis', '/devis', '/']);
});
