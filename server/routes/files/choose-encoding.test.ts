import { expect, test } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

const choose = (
  accepted: string | undefined,
  kept: readonly string[] = ['br', 'gzip', 'identity'],
) => chooseEncoding(accepted, (encoding) => kept.includes(encoding));

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['*', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1.0, br;q=0.9', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.1', 'gzip'],
  ['gzip;q=0.5, identity;q=0.5', 'gzip'],
  ['gzip;q=0.5, identity', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, deflate', 'identity'],
  ['identity;q=0, *;q=0.1', 'br'],
])('« %s » means %s', (accepted, encoding) => {
  expect(choose(accepted)).toBe(encoding);
});

test('what a file is not kept in is not chosen', () => {
  expect(choose('br, gzip', ['identity'])).toBe('identity');
  expect(choose('br, gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip');
});
