import { expect, test } from 'vitest';
import { parseMedia } from '#server/backend/rest/parse/media.ts';
import { type Operation, parsePrefer } from '#server/backend/rest/parse/prefer.ts';
import { answerPage } from './answer.ts';
import { readPage } from './read-page.ts';
import type { Answer } from './wanted.ts';

const want = (operation: Operation, changed: Partial<Answer> & { prefer?: string } = {}) => {
  const { prefer, ...others } = changed;
  return {
    operation,
    isHead: false,
    media: parseMedia(undefined),
    preferences: parsePrefer(prefer, operation),
    offset: 0,
    limit: null,
    ...others,
  };
};
const rows = (count: number, total?: number) =>
  Array.from({ length: count }, (_, n) => [`{"n":${n}}`, ...(total ? [String(total)] : [])]);
const say = async (found: (string | null)[][], asked: Answer) => {
  let released = 0;
  const response = answerPage(readPage(found, asked), asked, () => released++);
  const body = await response.text();
  expect(released).toBe(1);
  return [response.status, response.headers.get('Content-Range'), body];
};
const refusalOf = (found: (string | null)[][], asked: Answer) =>
  say(found, asked).then(
    () => null,
    (error: { refusal: { status: number; code: string } }) => [
      error.refusal.status,
      error.refusal.code,
    ],
  );

test('a read says where its rows are, and whether they are a part of all', async () => {
  expect(await say(rows(2), want('read'))).toEqual([200, '0-1/*', '[{"n":0},{"n":1}]']);
  expect(await say([], want('read'))).toEqual([200, '*/*', '[]']);
  const counted = { prefer: 'count=exact', limit: 2 };
  expect(await say(rows(2, 5), want('read', counted))).toEqual([206, '0-1/5', expect.anything()]);
  expect(await say(rows(2, 2), want('read', counted))).toEqual([200, '0-1/2', expect.anything()]);
  expect(await say(rows(1, 5), want('read', { ...counted, offset: 4 }))).toEqual([
    206,
    '4-4/5',
    expect.anything(),
  ]);
  expect(await say([[null, '0']], want('read', counted))).toEqual([200, '*/0', '[]']);
});

test('a page past the end is refused where the end is known', async () => {
  const asked = want('read', { prefer: 'count=exact', limit: 2, offset: 6 });
  expect(await refusalOf([[null, '5']], asked)).toEqual([416, 'PGRST103']);
  expect(await say([], want('read', { limit: 2, offset: 6 }))).toEqual([200, '*/*', '[]']);
});

test('a head has the range of its page and no body', async () => {
  const head = { isHead: true, prefer: 'count=exact' };
  expect(await say([[null, '5']], want('read', head))).toEqual([200, '0-4/5', '']);
  expect(await say([[null, '5']], want('read', { ...head, limit: 2, offset: 1 }))).toEqual([
    206,
    '1-2/5',
    '',
  ]);
  expect(await say([[null, '5']], want('read', { isHead: true }))).toEqual([200, '0-4/*', '']);
});

test('writes say what they did', async () => {
  const shown = { prefer: 'return=representation' };
  expect(await say(rows(1), want('insert', shown))).toEqual([201, '*/*', '[{"n":0}]']);
  expect(await say([[null, '3']], want('insert'))).toEqual([201, '*/*', '']);
  expect(await say(rows(2), want('update', shown))).toEqual([200, '0-1/*', expect.anything()]);
  expect(await say([[null, '3']], want('update', { prefer: 'count=exact' }))).toEqual([
    204,
    '0-2/3',
    '',
  ]);
  expect(await say([[null, '3']], want('delete', { prefer: 'count=exact' }))).toEqual([
    204,
    '*/3',
    '',
  ]);
});

test('a function gives a list, a value or nothing', async () => {
  const routine = {
    name: 'f',
    parameters: [],
    isSet: false,
    isVoid: false,
    isVolatile: true,
    isComposite: false,
    table: null,
    columns: [],
    longestMs: null,
  };
  expect(await say([['3']], want('call', { routine }))).toEqual([200, '0-0/*', '3']);
  expect(await say([], want('call', { routine }))).toEqual([200, '*/*', 'null']);
  const list = { ...routine, isSet: true };
  expect(await say([['3'], ['4']], want('call', { routine: list }))).toEqual([
    200,
    '0-1/*',
    '[3,4]',
  ]);
  const nothing = { ...routine, isVoid: true };
  expect(await say([[null, '1']], want('call', { routine: nothing }))).toEqual([
    204,
    expect.anything(),
    '',
  ]);
});

test('one object is one row', async () => {
  const media = parseMedia('application/vnd.pgrst.object+json');
  expect(await say(rows(1), want('read', { media }))).toEqual([200, '0-0/*', '{"n":0}']);
  for (const found of [[], rows(2)])
    expect(await refusalOf(found, want('read', { media }))).toEqual([406, 'PGRST116']);
  expect(await refusalOf([[null, '2']], want('update', { media }))).toEqual([406, 'PGRST116']);
});

test('more rows than are read at a time are refused, unless so many were asked for', async () => {
  expect(await refusalOf(rows(1001), want('read'))).toEqual([400, 'PGRST100']);
  expect(await refusalOf(rows(1000), want('read'))).toBeNull();
  expect(await refusalOf([[null, '5000']], want('read', { isHead: true }))).toBeNull();
});

test('many rows are one list, in pieces', async () => {
  const found = Array.from({ length: 1000 }, (_, n) => [`{"n":${n},"text":"${'é'.repeat(500)}"}`]);
  const [, , body] = await say(found, want('read'));
  const list = JSON.parse(String(body)) as { n: number }[]; // written above
  expect(list.map(({ n }) => n)).toEqual(Array.from({ length: 1000 }, (_, n) => n));
});
