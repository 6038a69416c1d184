import { expect, test } from 'vitest';
import { parseMedia } from './media.ts';

const JSON_LIST = { shape: 'list', type: 'application/json' };
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

test('one object', () => {
  const object = 'application/vnd.pgrst.object';
  for (const accept of [object, `${object}+json`])
    expect(parseMedia(accept)).toMatchObject({ shape: 'object', type: `${object}+json` });
});

test('of several, the first of the greatest weight that is served', () => {
  expect(parseMedia('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual(JSON_LIST);
  const object = 'application/vnd.pgrst.object+json';
  expect(parseMedia(`application/json;q=0.2,${object};q=0.9`)).toMatchObject({ shape: 'object' });
  expect(parseMedia(`${object},application/json`)).toMatchObject({ shape: 'object' });
  expect(parseMedia(`${object};q=0,application/json;q=0.1`)).toEqual(JSON_LIST);
});

test('others are refused, with those that are served', () => {
  for (const accept of [
    'application/geo+json',
    'application/vnd.pgrst.plan+json',
    'application/vnd.pgrst.plan+text; for="application/json"; options=analyze',
    'application/octet-stream',
    'application/openapi+json',
    'text/html',
    'text/csv',
    'application/vnd.pgrst.array+json',
    'application/json;nulls=stripped',
    'application/vnd.pgrst.object+json;nulls=stripped',
    'application/json;q=0',
    'toString',
  ])
    expect(refusalOf(accept), accept).toMatchObject({
      status: 406,
      code: 'PGRST107',
      hint: expect.stringContaining('application/vnd.pgrst.object+json'),
    });
});
