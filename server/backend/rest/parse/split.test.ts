import { expect, test } from 'vitest';
import { splitList, unquote, unwrap } from './split.ts';

test('a list is cut at its own commas', () => {
  expect(splitList('a,b')).toEqual(['a', 'b']);
  expect(splitList('a,b(c,d(e,f)),g')).toEqual(['a', 'b(c,d(e,f))', 'g']);
  expect(splitList('"a,b",c')).toEqual(['"a,b"', 'c']);
  expect(splitList('"a\\"b,c",d')).toEqual(['"a\\"b,c"', 'd']);
  expect(splitList('"(",a')).toEqual(['"("', 'a']);
  expect(splitList('')).toEqual(['']);
  expect(splitList('a,')).toEqual(['a', '']);
});

test('what does not close is refused', () => {
  for (const text of ['(', ')', 'a(b', 'a)b', ')(', '"a', '"a\\"', 'a,"b'])
    expect(() => splitList(text), text).toThrow('query string');
});

test('what is nested too deep is refused', () => {
  const nest = (depth: number) => '('.repeat(depth) + ')'.repeat(depth);
  expect(splitList(nest(8))).toHaveLength(1);
  expect(() => splitList(nest(9))).toThrow('query string');
});

test('a long list takes no more than its length', () => {
  expect(splitList('a,'.repeat(100_000))).toHaveLength(100_001);
});

test('parentheses and quotes are taken off where they are around all', () => {
  expect(unwrap('(a,b)')).toBe('a,b');
  expect(unwrap('()')).toBe('');
  for (const text of ['a', '(a', 'a)', '']) expect(unwrap(text)).toBeNull();
  expect(unquote('"a b"')).toBe('a b');
  expect(unquote('"a\\"b\\\\c"')).toBe('a"b\\c');
  for (const text of ['a', '"', '"a', 'a"', '']) expect(unquote(text)).toBe(text);
});
