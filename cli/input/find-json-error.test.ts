import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '#scripts/test/check-property.ts';
import { findJsonError } from './find-json-error.ts';

test.each([
  ['{"a": 1,}', 1, 9, 'a comma must not stand before "}"'],
  ['[1,\n 2,\n]', 3, 1, 'a comma must not stand before "]"'],
  ['{"a": 1\n "b": 2}', 2, 2, 'expected "," or "}", found a double quote'],
  ['{"a" 1}', 1, 6, 'expected ":" after the key, found "1"'],
  ['{a: 1}', 1, 2, 'expected a key between double quotes, found "a"'],
  [
    "{'a': 1}",
    1,
    2,
    'expected a key between double quotes, found a single quote: JSON has double ones',
  ],
  ['{"a": // why\n1}', 1, 7, 'expected a value, found a comment: JSON has none'],
  ['{"a": NaN}', 1, 7, 'expected a value, found "N"'],
  ['{"a": 01}', 1, 7, 'expected a value, found "0"'],
  ['{"a": 1} x', 1, 10, 'expected the end of the text, found "x"'],
  [
    '{\n"a": [1',
    2,
    8,
    'expected "," or "]", found the end of the text: the "[" of line 2 is never closed',
  ],
  ['{"a": "b', 1, 7, 'this text is never closed by a double quote'],
  ['{"a\n": 1}', 1, 4, 'a text must not hold a line break as it is: write it with a backslash'],
  [
    '{"C:\\x": 1}',
    1,
    5,
    'a backslash must be followed by one of " \\ / b f n r t, or by u and four digits',
  ],
  ['', 1, 1, 'expected a value, found the end of the text'],
  ['[😀]', 1, 2, 'expected a value, found "😀"'],
])('says what is wrong in %j', (text, line, column, message) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(findJsonError(text)).toEqual({ line, column, message });
});

test('ten million brackets are no problem', () => {
  expect(findJsonError('['.repeat(10_000_000))).toMatchObject({ line: 1, column: 10_000_001 });
});

test('finds nothing in what JSON.parse accepts', () => {
  checkProperty(
    fc.property(fc.json(), (text) => {
      expect(findJsonError(text)).toBeNull();
    }),
  );
});

test('finds something in what JSON.parse refuses', () => {
  const damaged = fc.tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', ',', '"', '}', ']', '\\', ':', '0', 'e'),
  );
  checkProperty(
    fc.property(damaged, ([text, position, insert]) => {
      const at = position % (text.length + 1);
      const broken = text.slice(0, at) + insert + text.slice(at + 1);
      expect(findJsonError(broken) === null).toBe(isJson(broken));
    }),
  );
});

function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
