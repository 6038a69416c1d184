import type { Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { toBase64Url } from '#app/lib/encoding/base64-url.ts';
import { isSecondFactorDue } from './is-second-factor-due.ts';

test('a user without a second factor is signed in by the first', () => {
  expect(isSecondFactorDue(makeSession('aal1', []))).toBe(false);
  expect(isSecondFactorDue(makeSession('aal1', ['unverified']))).toBe(false);
});

test('a second factor is due until the session has shown it', () => {
  expect(isSecondFactorDue(makeSession('aal1', ['verified']))).toBe(true);
  expect(isSecondFactorDue(makeSession('aal2', ['verified']))).toBe(false);
});

test('a token that cannot be read has shown nothing', () => {
  const session = { ...makeSession('aal2', ['verified']), access_token: 'a.%.c' };
  expect(isSecondFactorDue(session)).toBe(true);
});

function makeSession(aal: string, statuses: ('verified' | 'unverified')[]): Session {
  const claims = toBase64Url(new TextEncoder().encode(JSON.stringify({ aal })));
  const factors = statuses.map((status, index) => ({
    id: `${index}`,
    factor_type: 'totp' as const,
    status,
    created_at: '',
    updated_at: '',
  }));
  return {
    access_token: `e30.${claims}.x`,
    refresh_token: 'r',
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: 'u', app_metadata: {}, user_metadata: {}, aud: '', created_at: '', factors },
  };
}
