import { expect, test } from 'vitest';
import { parseMedia } from './media.ts';

const JSON_LIST = { shape: 'list', type: 'application/json', isStripped: false };
const refusalOf = (accept: string) => {
  try {
    return parseMedia(accept);
  } catch (error) {
    return (error as { refusal: unknown }).refusal;
  }
};

test('JSON where nothing else is asked for', () => {
  for (const accept of [undefined, '', ' ', '*/*', 'application/json', 'application/*'])
    expect(parseMedia(accept)).toEqual(JSON_LIST);
  expect(parseMedia('Application/JSON; charset=utf-8')).toEqual(JSON_LIST);
});

test('one object, lines, a list without its nulls', () => {
  const object = 'application/vnd.pgrst.object';
  for (const accept of [object, `${object}+json`])
    expect(parseMedia(accept)).toMatchObject({ shape: 'object', type: `${object}+json` });
  expect(parseMedia('text/csv')).toMatchObject({ shape: 'csv', type: 'text/csv' });
  expect(parseMedia(`${object}+json;nulls=stripped`)).toEqual({
    shape: 'object',
    type: `${object}+json;nulls=stripped`,
    isStripped: true,
  });
  expect(parseMedia('application/vnd.pgrst.array+json; nulls="stripped"')).toMatchObject({
    shape: 'list',
    isStripped: true,
  });
});

test('of several, the first of the greatest weight that is served', () => {
  expect(parseMedia('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(JSON_LIST);
  expect(parseMedia('application/json;q=0.2,text/csv;q=0.9')).toMatchObject({ shape: 'csv' });
  expect(parseMedia('text/csv,application/json')).toMatchObject({ shape: 'csv' });
  expect(parseMedia('text/csv;q=0,application/json;q=0.1')).toEqual(JSON_LIST);
});

test('others are refused, with those that are served', () => {
  for (const accept of [
    'application/geo+json',
    'application/vnd.pgrst.plan+json',
    'application/vnd.pgrst.plan+text; for="application/json"; options=analyze',
    'application/octet-stream',
    'application/openapi+json',
    'text/html',
    'application/json;nulls=stripped',
    'application/vnd.pgrst.object+json;nulls=kept',
    'application/json;q=0',
    'toString',
  ])
    expect(refusalOf(accept), accept).toMatchObject({
      status: 406,
      code: 'PGRST107',
      hint: expect.stringContaining('text/csv'),
    });
});
