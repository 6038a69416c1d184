import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test.each([
  '{"a":[1,{"b":"[[[,{\\"[[["}],"c":"\\\\"}',
  JSON.stringify('['.repeat(1000)),
  JSON.stringify({ text: ',"\\'.repeat(500_000) }),
  `${'['.repeat(64)}${']'.repeat(64)}`,
  JSON.stringify(Array.from({ length: 50_000 }, () => ({ a: 1 }))),
  JSON.stringify(Array.from({ length: 50_000 }, (_, at) => ({ [`k${at % 9_000}`]: 1 }))),
  '{ "a" : { "b" : 1 } , "c" : [ "a" , "b" ] }',
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
  ['a name for each object', makeList(10_001, (at) => `{"k${at}":1}`)],
  ['ten thousand names', `{${makeList(10_001, (at) => `"k${at}" :1`).slice(1, -1)}}`],
  ['few names in many orders', makeList(20_000, (at) => `{"k${at % 150}":{},"m${at % 149}":1}`)],
])('%s is refused before it takes memory', (_, text) => {
  expect(() => parseJson(text)).toThrow(
    'The JSON is nested too deep, or has too many values or names',
  );
});

test('a string of a million escapes is read once', () => {
  const text = JSON.stringify('"'.repeat(1_000_000));
  expect(parseJson(text)).toBe('"'.repeat(1_000_000));
});

function makeList(length: number, write: (at: number) => string): string {
  return `[${Array.from({ length }, (_, at) => write(at)).join(',')}]`;
}
