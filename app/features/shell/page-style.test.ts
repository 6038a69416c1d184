import { expect, test } from 'vitest';
import { pageStyleOf } from './page-style.ts';

test('a page has one style, with a trailing slash as it is prerendered or without', () => {
  for (const [path, style] of [
    ['/documents', 'account'],
    ['/account', 'account'],
    ['/devis', 'generator'],
    ['/faq', 'content'],
  ] as const)
    expect([pageStyleOf(path), pageStyleOf(`${path}/`)], path).toEqual([style, style]);
  expect(pageStyleOf('/')).toBe('home');
});
