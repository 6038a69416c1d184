import { expect, test } from 'vitest';
import { requireServedHeaders } from './headers.ts';

const refusalOf = (headers: Record<string, string>) => {
  try {
    requireServedHeaders(new Headers(headers));
    return null;
  } catch (error) {
    return (error as { refusal: unknown }).refusal;
  }
};

test('what browsers and the client send passes', () => {
  expect(refusalOf({})).toBeNull();
  expect(
    refusalOf({
      'Accept-Profile': 'public',
      'Content-Profile': 'public',
      'Range-Unit': 'items',
      'If-None-Match': '"x"',
      'X-Client-Info': 'supabase-js',
    }),
  ).toBeNull();
});

test('another schema is not there, whichever header names it', () => {
  for (const name of ['Accept-Profile', 'Content-Profile'])
    for (const schema of ['auth', 'private', 'Public', 'public, auth', ''])
      expect(refusalOf({ [name]: schema }), schema).toMatchObject({
        status: 406,
        code: 'PGRST106',
        hint: 'Only the following schemas are exposed: public',
      });
});

test('conditions that would not be kept are refused', () => {
  for (const name of ['If-Match', 'If-Unmodified-Since', 'Range-Unit'])
    expect(refusalOf({ [name]: 'x' }), name).toMatchObject({ status: 400, code: 'PGRST122' });
});
