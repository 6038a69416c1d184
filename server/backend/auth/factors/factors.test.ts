import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { createTestSite, lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { createTotp } from './enroll.ts';

const site = await createTestSite();
const { join, connect, clock, advance, owner, authEmails } = site;
type Client = ReturnType<typeof connect>;

const codeOf = (secret: string) => createTotp(secret).generate({ timestamp: clock.now.getTime() });

async function enrol(client: Client, friendlyName = 'Téléphone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const verified = await client.auth.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeOf(data.totp.secret),
  });
  if (verified.error) throw verified.error;
  return { id: data.id, totp: data.totp, session: verified.data };
}

const signInAgain = async (email: string) => {
  const client = connect({ experimental: { recoveryCodes: true } } as object);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
};

test('a factor is enrolled, and makes the session one of two factors', async () => {
  const { client } = await join('deux@exemple.fr');
  const other = await signInAgain('deux@exemple.fr');
  advance(1);
  const { totp, session } = await enrol(client);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  expect(totp.uri).toMatch(
    /^otpauth:\/\/totp\/facturier\.example:deux%40exemple\.fr\?issuer=facturier\.example&secret=[A-Z2-7]{32}/,
  );
  expect(decodeJwt(session.access_token)).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'otp' }],
  });
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  });
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  const again = await signInAgain('deux@exemple.fr');
  expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await again.auth.mfa.listFactors()).data?.totp).toMatchObject([
    { friendly_name: 'Téléphone', status: 'verified' },
  ]);
});

test('a code works once, in its time, for a challenge of its factor', async () => {
  const { client } = await join('code@exemple.fr');
  const { id, totp } = await enrol(client);
  const again = await signInAgain('code@exemple.fr');
  const check = (code: string) => again.auth.mfa.challengeAndVerify({ factorId: id, code });
  expect((await check(codeOf(totp.secret))).error).toMatchObject({
    code: 'mfa_verification_failed',
  });
  expect((await check('000000')).error).toMatchObject({ code: 'mfa_verification_failed' });
  advance(90);
  const { data: asked } = await again.auth.mfa.challenge({ factorId: id });
  const challengeId = String(asked?.id);
  advance(301);
  const late = await again.auth.mfa.verify({
    factorId: id,
    challengeId,
    code: codeOf(totp.secret),
  });
  expect(late.error).toMatchObject({ code: 'mfa_challenge_expired' });
  expect((await check(codeOf(totp.secret))).error).toBeNull();
});

test('twenty uses of one code at the same time open one session', async () => {
  const { client } = await join('vingt@exemple.fr');
  const { id, totp } = await enrol(client);
  advance(60);
  const code = codeOf(totp.secret);
  const again = await signInAgain('vingt@exemple.fr');
  const all = await Promise.all(
    Array.from({ length: 20 }, () => again.auth.mfa.challengeAndVerify({ factorId: id, code })),
  );
  expect(all.filter(({ error }) => error === null)).toHaveLength(1);
});

test('with a second factor, one factor alone changes nothing that signs in', async () => {
  const { client } = await join('ferme@exemple.fr');
  const { id } = await enrol(client);
  const weak = await signInAgain('ferme@exemple.fr');
  expect((await weak.auth.updateUser({ password: 'un autre cheval' })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  expect((await weak.auth.updateUser({ email: 'ailleurs@exemple.fr' })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  expect((await weak.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  expect(
    (await weak.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'b' })).error,
  ).toMatchObject({ code: 'insufficient_aal' });
  await connect().auth.resetPasswordForEmail('ferme@exemple.fr');
  const { token_hash } = readLink(lastEmail(authEmails, 'ferme@exemple.fr'));
  const recovered = connect();
  await recovered.auth.verifyOtp({ token_hash, type: 'recovery' });
  expect((await recovered.auth.updateUser({ password: 'un autre cheval' })).error).toMatchObject({
    code: 'insufficient_aal',
  });
});

test('a factor is removed by a session of two factors, which is one of one again', async () => {
  const { client } = await join('retire@exemple.fr');
  const { id } = await enrol(client);
  expect((await client.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id });
  await client.auth.refreshSession();
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
});

test('factors of others do not exist', async () => {
  const { client } = await join('mienne@exemple.fr');
  const { id } = await enrol(client);
  const { client: stranger } = await join('etrangere@exemple.fr');
  expect((await stranger.auth.mfa.challenge({ factorId: id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
  });
  expect((await stranger.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
    code: 'mfa_factor_not_found',
  });
  expect((await stranger.auth.mfa.unenroll({ factorId: '../user' })).error).not.toBeNull();
});

test('names of factors differ, and other kinds are not enabled', async () => {
  const { client } = await join('noms@exemple.fr');
  await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'a' });
  expect(
    (await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'a' })).error,
  ).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 });
  expect(
    (await client.auth.mfa.enroll({ factorType: 'phone', phone: '+33612345678' })).error,
  ).toMatchObject({ code: 'mfa_phone_enroll_not_enabled' });
});

test('recovery codes replace a lost factor, once each, and are kept as hashes', async () => {
  const { client: first } = await join('secours@exemple.fr');
  await first.auth.signOut();
  const client = await signInAgain('secours@exemple.fr');
  const codesOf = (one: Client) => one.auth.mfa.recoveryCodes;
  expect((await codesOf(client).generate()).error).toMatchObject({ code: 'insufficient_aal' });
  const { id } = await enrol(client);
  const { data, error } = await codesOf(client).generate();
  expect(error).toBeNull();
  expect(data?.codes).toHaveLength(10);
  expect(new Set(data?.codes).size).toBe(10);
  expect((await codesOf(client).generate()).error).toMatchObject({
    code: 'mfa_verified_factor_exists',
  });
  const [code = ''] = data?.codes ?? [];
  const { rowCount } = await owner.query(
    'select from auth.mfa_recovery_codes where code_hash like $1',
    [`%${code}%`],
  );
  expect(rowCount).toBe(0);
  const lost = await signInAgain('secours@exemple.fr');
  expect((await codesOf(lost).verify({ code: 'aaaa-bbbb-cccc-dddd' })).error).toMatchObject({
    code: 'mfa_verification_failed',
  });
  expect(
    (await codesOf(lost).verify({ code: code.toUpperCase().replace(/(.{4})/g, '$1-') })).error,
  ).toBeNull();
  expect((await lost.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  expect((await codesOf(lost).verify({ code })).error).toMatchObject({
    code: 'mfa_verification_failed',
  });
  expect((await codesOf(lost).getStatus()).data).toMatchObject({
    type: 'recovery_code',
    total: 10,
    remaining: 9,
  });
  expect((await codesOf(lost).regenerate()).data?.codes).toHaveLength(10);
  expect((await lost.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  expect((await codesOf(lost).getStatus()).error).toMatchObject({ code: 'mfa_factor_not_found' });
});
