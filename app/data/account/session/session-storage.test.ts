import { expect, test } from 'vitest';
import { makeSession } from './make-session.test.support.ts';
import {
  cleanAddress,
  mayBeSignedIn,
  readCarriedSession,
  readKeptSession,
  sessionKey,
} from './session-storage.ts';

const empty = () => ({ getItem: () => null });
const HOME = 'https://facturier.example/';

test('a visitor without a kept session costs nothing', () => {
  expect(mayBeSignedIn(`${HOME}facture-tva?brouillon=a1#lignes`, empty)).toBe(false);
});

test('a kept session is enough to ask', () => {
  const storage = { getItem: (key: string) => (key === sessionKey ? '{}' : null) };
  expect(mayBeSignedIn(HOME, () => storage)).toBe(true);
});

test('a kept session is read expired too, and only whole', () => {
  const session = makeSession({ lifetime: -60 });
  const read = (text: string | null) => readKeptSession(() => ({ getItem: () => text }));
  expect(read(JSON.stringify(session))).toEqual(session);
  for (const text of [null, 'null', '{}', '{"access_token":"a"}', '{'])
    expect(read(text)).toBeNull();
});

test('with storage refused, nobody is signed in', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayBeSignedIn(HOME, refuse)).toBe(false);
});

test('an address may carry a session, a code for one, or a refusal', () => {
  for (const end of [
    '#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer',
    '?code=abc',
    '#error=access_denied&error_code=otp_expired&error_description=expired',
    '?error=server_error&error_code=bad_oauth_state',
  ])
    expect(mayBeSignedIn(`${HOME}${end}`, empty)).toBe(true);
});

test('what an address carried is taken out of it, and nothing else', () => {
  expect(cleanAddress(`${HOME}auth?tab=signup&error_code=x#error=a&error_code=b`)).toBe(
    '/auth?tab=signup',
  );
  expect(cleanAddress(`${HOME}facture-tva?brouillon=a1#lignes`)).toBe(
    '/facture-tva?brouillon=a1#lignes',
  );
});

test('a session in an address is read whole, and one that misses a token opens nothing', () => {
  expect(readCarriedSession(`${HOME}#access_token=a&refresh_token=b&type=recovery`)).toEqual({
    tokens: { access_token: 'a', refresh_token: 'b' },
    isRecovery: true,
  });
  expect(readCarriedSession(`${HOME}#access_token=a&type=magiclink`)).toEqual({
    tokens: { access_token: 'a', refresh_token: '' },
    isRecovery: false,
  });
  expect(readCarriedSession(`${HOME}?access_token=a#refresh_token=b`)).toBeNull();
});
