import { expect, test } from 'vitest';
import { isFirstPassword, readOrigin, writeOrigin } from './origin.ts';

test('a page is come back to, whole; anything else leads home', () => {
  expect(readOrigin(writeOrigin({ pathname: '/a', search: '?b', hash: '#c' }))).toBe('/a?b#c');
  for (const state of [null, undefined, 'a', {}, { origin: 1 }, { origin: 'https://a.b' }])
    expect(readOrigin(state)).toBe('/');
});

test('a first password is chosen where the page before says so, and nowhere else', () => {
  expect(isFirstPassword({ origin: '/', isFirst: true })).toBe(true);
  for (const state of [null, undefined, 'isFirst', {}, { isFirst: false }, { isFirst: 'true' }])
    expect(isFirstPassword(state)).toBe(false);
});
