import { AuthError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { takeToken } from './take-token.ts';

const session = { access_token: 'token', user: { id: 'zoe' } };

test('a session gives its token to its own user, or to whoever asks for no user', () => {
  expect(takeToken({ data: { session }, error: null }, 'zoe')).toBe('token');
  expect(takeToken({ data: { session }, error: null }, undefined)).toBe('token');
  expect(takeToken({ data: { session }, error: null }, 'paul')).toBeNull();
});

test('a token that could not be renewed without a network is no session that has ended', () => {
  const away = new AuthRetryableFetchError('Failed to fetch', 0);
  expect(() => takeToken({ data: { session: null }, error: away }, 'zoe')).toThrow(away);
  const ended = new AuthError('Invalid Refresh Token', 400, 'refresh_token_not_found');
  expect(takeToken({ data: { session: null }, error: ended }, 'zoe')).toBeNull();
});
