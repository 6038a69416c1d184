import { expect, test } from 'vitest';
import { toBase64Url } from '#app/lib/encoding/base64-url.ts';
import { hasJustFollowedLink, isToChoosePassword } from './has-just-followed-link.ts';

const now = new Date('2026-11-20T12:00:00Z');
const sessionOf = (claims: unknown) => {
  const payload = toBase64Url(new TextEncoder().encode(JSON.stringify(claims)));
  return { access_token: `a.${payload}.c` };
};
const ask = (claims: unknown) => hasJustFollowedLink(sessionOf(claims), now);
const at = (minutes: number) => now.getTime() / 1000 - minutes * 60;

test('a link of some minutes ago is a recent one, a password is none', () => {
  expect(ask({ amr: [{ method: 'otp', timestamp: at(8) }] })).toBe(true);
  expect(ask({ amr: [{ method: 'recovery', timestamp: at(1) }] })).toBe(true);
  expect(ask({ amr: [{ method: 'oauth', timestamp: at(1) }] })).toBe(true);
  expect(ask({ amr: [{ method: 'otp', timestamp: at(10) }] })).toBe(false);
  expect(ask({ amr: [{ method: 'password', timestamp: at(1) }] })).toBe(false);
});

test('a token that does not say so counts as none', () => {
  for (const claims of [{}, { amr: 'otp' }, { amr: [{}] }, null]) expect(ask(claims)).toBe(false);
  expect(hasJustFollowedLink({ access_token: 'x' }, now)).toBe(false);
});

test('a session is opened to choose a password where its token says so', () => {
  expect(isToChoosePassword(sessionOf({ amr: [{ method: 'recovery' }] }))).toBe(true);
  expect(isToChoosePassword(sessionOf({ amr: [{ method: 'otp' }] }))).toBe(false);
  expect(isToChoosePassword(sessionOf({}))).toBe(false);
});
