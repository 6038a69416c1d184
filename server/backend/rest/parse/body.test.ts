import { expect, test } from 'vitest';
import { readObject, readRows } from './body.ts';

const post = (body: string, type = 'application/json') =>
  new Request('http://localhost', { method: 'POST', body, headers: { 'Content-Type': type } });
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: { refusal?: { status: number; code: string } }) => error.refusal ?? error,
  );

test('rows are a list of objects, or one', async () => {
  expect(await readRows(post('[{"a":1},{"a":2}]'))).toEqual({
    json: '[{"a":1},{"a":2}]',
    rows: [{ a: 1 }, { a: 2 }],
  });
  expect(await readRows(post('{"a":1}'))).toEqual({ json: '[{"a":1}]', rows: [{ a: 1 }] });
  expect(await readRows(post('[]'))).toEqual({ json: '[]', rows: [] });
});

test('the text goes on as it came: numbers keep their digits', async () => {
  const { json } = await readRows(post('{"big":12345678901234567890.123456789}'));
  expect(json).toBe('[{"big":12345678901234567890.123456789}]');
});

test('an object may be left out where nothing is needed', async () => {
  expect(await readObject(post('{"a":{"b":[1]}}'))).toMatchObject({ row: { a: { b: [1] } } });
  expect(await readObject(post(''), '{}')).toEqual({ json: '{}', row: {} });
  expect(await refusalOf(readObject(post('')))).toMatchObject({ code: 'PGRST102' });
});

test('other JSON, and what is none, is refused', async () => {
  for (const body of ['', ' ', '{', 'null', '3', '"x"', '[1]', '[[]]', '[null]', '[{},2]', 'a=1'])
    expect(await refusalOf(readRows(post(body))), body).toMatchObject({
      status: 400,
      code: 'PGRST102',
    });
  for (const body of ['[]', '[{}]', 'null', '"x"'])
    expect(await refusalOf(readObject(post(body))), body).toMatchObject({ code: 'PGRST102' });
});

test('JSON that is nested too deep is told apart from what is none', async () => {
  const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect((await readRows(post(nested(63)))).rows).toHaveLength(1);
  for (const depth of [64, 200_000])
    expect(await refusalOf(readRows(post(nested(depth))))).toMatchObject({ code: '54001' });
});

test('a thousand rows at a time', async () => {
  const list = (count: number) => `[${Array.from({ length: count }, () => '{}').join(',')}]`;
  expect((await readRows(post(list(1000)))).rows).toHaveLength(1000);
  expect(await refusalOf(readRows(post(list(1001))))).toMatchObject({ code: 'PGRST102' });
});

test('a body of another type is refused', async () => {
  for (const type of [
    'text/csv',
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/jsonp',
  ])
    expect(await refusalOf(readRows(post('{}', type))), type).toMatchObject({
      status: 415,
      code: 'PGRST102',
    });
  for (const type of ['application/json; charset=utf-8', 'Application/JSON'])
    expect(await refusalOf(readRows(post('{}', type))), type).toBeNull();
});
