import { expect, test } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';
import { generateKeys } from './keys.ts';
import { rememberVerified } from './remember-verified.ts';

const issuer = 'https://facturier.example/auth/v1';
const now = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const sign = async () => {
  const tokens = await createAccessTokens(await generateKeys(), issuer);
  const { token } = await tokens.sign(
    {
      sub: '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0001',
      email: 'emile@exemple.fr',
      phone: '',
      app_metadata: {},
      user_metadata: {},
      role: 'authenticated',
      aal: 'aal1',
      amr: [],
      session_id: '8a0e3c3e-6d0c-4a43-9d0c-7f3a1f9f0002',
      is_anonymous: false,
    },
    now,
  );
  return { tokens, token };
};

test('a token is verified once, and gives the same claims each time', async () => {
  const { tokens, token } = await sign();
  let times = 0;
  const verify = rememberVerified((...given) => {
    times += 1;
    return tokens.verify(...given);
  });
  const first = await verify(token, now);
  expect(first.ok).toBe(true);
  expect(await verify(token, after(1800))).toEqual(first);
  expect(times).toBe(1);
});

test('a token that was right is refused at its end, and one that differs by a letter always', async () => {
  const { tokens, token } = await sign();
  const verify = rememberVerified(tokens.verify);
  expect((await verify(token, now)).ok).toBe(true);
  expect(await verify(token, after(3600))).toEqual({ ok: false, reason: 'expired' });
  expect(await verify(token, after(3601))).toEqual({ ok: false, reason: 'expired' });
  const changed = `${token.slice(0, -10)}${token.at(-10) === 'A' ? 'B' : 'A'}${token.slice(-9)}`;
  for (const wrong of [changed, token.slice(0, -1), ''])
    expect((await verify(wrong, now)).ok, wrong).toBe(false);
  const other = rememberVerified((await sign()).tokens.verify);
  expect(await other(token, now)).toEqual({ ok: false, reason: 'invalid' });
});
