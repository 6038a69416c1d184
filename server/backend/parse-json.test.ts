import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  '{"a":[1,{"b":"[[[,{\\"[[["}],"c":"\\\\"}',
  JSON.stringify('['.repeat(1000)),
  JSON.stringify({ text: ',"\\'.repeat(500_000) }),
  `${'['.repeat(64)}${']'.repeat(64)}`,
  JSON.stringify(Array.from({ length: 100_000 }, () => ({ a: 1 }))),
])('what a text says is given, %#', (text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each(['', '{', '"', '"\\', '{"a":1,}', 'NaN'])('« %s » is no JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test.each([
  ['too deep a list', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['objects in one another', '{"a":'.repeat(65)],
  ['five million brackets', '['.repeat(5_000_000)],
  ['a list of empty lists', `[${'[],'.repeat(400_000)}[]]`],
  ['a list of numbers', `[${'1,'.repeat(400_001)}1]`],
])('%s is refused before it takes memory', (_, text) => {
  expect(() => parseJson(text)).toThrow('The JSON is nested too deep, or has too many values');
});

test('a string of a million escapes is read once', () => {
  const text = JSON.stringify('"'.repeat(1_000_000));
  expect(parseJson(text)).toBe('"'.repeat(1_000_000));
});
