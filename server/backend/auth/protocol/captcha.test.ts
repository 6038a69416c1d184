import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestSite, lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { createCheckCaptcha } from './captcha.ts';

/** Answers recorded from docs.hcaptcha.com and developers.cloudflare.com/turnstile. */
const verifier = { asked: [] as Record<string, string>[], hasFailed: false };
const ANSWERS: Readonly<Record<string, unknown>> = {
  humain: {
    success: true,
    challenge_ts: '2026-11-20T10:00:00.000000Z',
    hostname: 'facturier.example',
    'error-codes': [],
  },
  'déjà vu': { success: false, 'error-codes': ['already-seen-response'] },
  périmé: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  mensonge: { success: 'true' },
  'mauvais secret': { success: false, 'error-codes': ['invalid-input-secret'] },
};
const server = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  verifier.asked.push(form);
  if (verifier.hasFailed) response.writeHead(503);
  response.end(
    JSON.stringify(
      ANSWERS[form.response ?? ''] ?? { success: false, 'error-codes': ['invalid-input-response'] },
    ),
  );
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
beforeEach(() => {
  verifier.asked = [];
  verifier.hasFailed = false;
});

const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
const settings = { provider: 'turnstile', siteKey: 'cle', secret: 'secret du captcha' } as const;
const { connect, keys, authEmails, post, faults } = await createTestSite({
  checkCaptcha: createCheckCaptcha(settings, url),
});

test('whatever sends a message or tries a password asks who did not solve the captcha to do so', async () => {
  const { auth } = connect();
  const email = 'robot@exemple.fr';
  const attempts = (captchaToken?: string) => {
    const options = captchaToken === undefined ? {} : { captchaToken };
    return [
      () => auth.signUp({ email, password: PASSWORD, options }),
      () => auth.signInWithPassword({ email, password: PASSWORD, options }),
      () => auth.signInWithOtp({ email, options }),
      () => auth.resetPasswordForEmail(email, options),
      () => auth.resend({ type: 'signup', email, options }),
    ];
  };
  for (const token of [undefined, '', 'robot', 'déjà vu', 'périmé', 'x'.repeat(30_000)])
    for (const attempt of attempts(token))
      expect((await attempt()).error).toMatchObject({ code: 'captcha_failed', status: 400 });
  expect(authEmails).toEqual([]);
  expect(faults).toEqual([]);
  for (const attempt of attempts('humain'))
    expect((await attempt()).error?.code).not.toBe('captcha_failed');
  expect(lastEmail(authEmails, email)).toBeDefined();
});

test('the service that made the captcha is asked with the secret, the token and the client IP', async () => {
  await connect().auth.signInWithPassword({
    email: 'zoe@exemple.fr',
    password: PASSWORD,
    options: { captchaToken: 'humain' },
  });
  expect(verifier.asked).toEqual([
    { secret: 'secret du captcha', response: 'humain', remoteip: '192.0.2.1' },
  ]);
  await createCheckCaptcha({ ...settings, provider: 'hcaptcha' }, url)('humain', '192.0.2.2');
  expect(verifier.asked.at(-1)).toMatchObject({ sitekey: 'cle', remoteip: '192.0.2.2' });
});

test('what needs no form needs no captcha: links, codes, sessions, and the secret key', async () => {
  const client = connect();
  await client.auth.signUp({
    email: 'lien@exemple.fr',
    password: PASSWORD,
    options: { captchaToken: 'humain' },
  });
  verifier.asked = [];
  const { token_hash } = readLink(lastEmail(authEmails, 'lien@exemple.fr'));
  expect((await client.auth.verifyOtp({ token_hash, type: 'signup' })).error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.updateUser({ data: { first_name: 'Zoé' } })).error).toBeNull();
  const operator = { apikey: keys.secret, Authorization: `Bearer ${keys.secret}` };
  expect((await post('/recover', { email: 'lien@exemple.fr' }, operator)).status).not.toBe(400);
  expect(verifier.asked).toEqual([]);
});

test('a service that fails, lies or refuses the secret lets nobody through, and the log says so', async () => {
  const attempt = async (captchaToken: string) => {
    const { error } = await connect().auth.signInWithPassword({
      email: 'zoe@exemple.fr',
      password: PASSWORD,
      options: { captchaToken },
    });
    return [error?.status, faults.at(-1)];
  };
  const fault = (code: string) => [500, { event: 'captcha_fault', code }];
  expect(await attempt('mensonge')).toEqual(fault('outside_captcha_unreadable'));
  expect(await attempt('mauvais secret')).toEqual(fault('outside_invalid-input-secret'));
  verifier.hasFailed = true;
  expect(await attempt('humain')).toEqual(fault('outside_status_503'));
});

test('without a captcha, a token is accepted and nobody is asked', async () => {
  const open = await createTestSite();
  const { error } = await open.connect().auth.signUp({
    email: 'libre@exemple.fr',
    password: PASSWORD,
    options: { captchaToken: 'nimporte' },
  });
  expect(error).toBeNull();
  expect(verifier.asked).toEqual([]);
});
