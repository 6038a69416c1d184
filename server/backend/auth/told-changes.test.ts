import { expect, test } from 'vitest';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { createTotp } from './factors/enroll.ts';

const site = await createTestSite();
const { join, connect, clock, authEmails } = site;
const NEW_PASSWORD = 'un autre cheval';
const operator = connect({}, site.keys.secret).auth.admin;

/** What was told to an address since it was last asked. */
function takeTold(email: string): string[] {
  const told = authEmails.filter((one) => one.to === email && 'changedAt' in one);
  for (const one of told) authEmails.splice(authEmails.indexOf(one), 1);
  return told.map(({ kind }) => kind);
}

async function enrol(email: string) {
  const { user } = await join(email);
  const client = connect({ experimental: { recoveryCodes: true } } as object);
  await client.auth.signInWithPassword({ email, password: PASSWORD });
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const totp = createTotp(data.totp.secret);
  const verify = () => {
    const code = totp.generate({ timestamp: clock.now.getTime() });
    return client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  };
  return { client, user, id: data.id, verify };
}

test('a password that changes is told to its owner, one that is refused is not', async () => {
  const { client } = await join('secret@exemple.fr');
  expect(takeTold('secret@exemple.fr')).toEqual([]);
  await client.auth.updateUser({ password: 'court' });
  await client.auth.updateUser({ data: { first_name: 'Zoé' } });
  expect(takeTold('secret@exemple.fr')).toEqual([]);
  await client.auth.updateUser({ password: NEW_PASSWORD });
  expect(lastEmail(authEmails, 'secret@exemple.fr')).toEqual({
    to: 'secret@exemple.fr',
    kind: 'password-changed',
    changedAt: clock.now,
    recoveryUrl: `${ORIGIN}/auth?tab=recover`,
    contactUrl: `${ORIGIN}/contact`,
  });
});

test('a password chosen after « Mot de passe oublié » is told too', async () => {
  await join('oubli@exemple.fr');
  const fresh = connect();
  await fresh.auth.resetPasswordForEmail('oubli@exemple.fr');
  const { token_hash } = readLink(lastEmail(authEmails, 'oubli@exemple.fr'));
  await fresh.auth.verifyOtp({ token_hash, type: 'recovery' });
  expect(takeTold('oubli@exemple.fr')).toEqual([]);
  await fresh.auth.updateUser({ password: NEW_PASSWORD });
  expect(takeTold('oubli@exemple.fr')).toEqual(['password-changed']);
});

test('a password that nobody can be told of does not change', async () => {
  const { client } = await join('muet@exemple.fr');
  clock.isQueueBroken = true;
  const { error } = await client.auth.updateUser({ password: NEW_PASSWORD });
  clock.isQueueBroken = false;
  expect(error?.status).toBe(500);
  const again = await connect().auth.signInWithPassword({
    email: 'muet@exemple.fr',
    password: PASSWORD,
  });
  expect(again.error).toBeNull();
});

test('an address that changes is told to both, once both have agreed', async () => {
  const [former, next] = ['avant@exemple.fr', 'apres@exemple.fr'];
  const { client } = await join(former);
  await client.auth.updateUser({ email: next });
  const links = [former, next].map((to) => readLink(lastEmail(authEmails, to)).token_hash);
  const follow = (token_hash = '') =>
    connect().auth.verifyOtp({ token_hash, type: 'email_change' });
  await follow(links[0]);
  expect([...takeTold(former), ...takeTold(next)]).toEqual([]);
  await follow(links[1]);
  expect(lastEmail(authEmails, former)).toMatchObject({ formerEmail: former, newEmail: next });
  expect([takeTold(former), takeTold(next)]).toEqual([['address-changed'], ['address-changed']]);
});

test('a second factor is told when it begins and when it ends, not at each use', async () => {
  const email = 'facteur@exemple.fr';
  const { client, id, verify } = await enrol(email);
  expect(takeTold(email)).toEqual([]);
  expect((await verify()).error).toBeNull();
  expect(takeTold(email)).toEqual(['factor-added']);
  site.advance(60);
  expect((await verify()).error).toBeNull();
  expect(takeTold(email)).toEqual([]);
  expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  expect(takeTold(email)).toEqual(['factor-removed']);
});

test('an application that was never confirmed comes and goes unsaid', async () => {
  const { client, id } = await enrol('essai@exemple.fr');
  expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
  expect(takeTold('essai@exemple.fr')).toEqual([]);
});

test('recovery codes that are made, replaced or removed are told', async () => {
  const email = 'codes@exemple.fr';
  const { client, verify } = await enrol(email);
  await verify();
  takeTold(email);
  const { recoveryCodes } = client.auth.mfa;
  for (const [act, kind] of [
    [() => recoveryCodes.generate(), 'codes-made'],
    [() => recoveryCodes.regenerate(), 'codes-made'],
  ] as const) {
    expect((await act()).error).toBeNull();
    expect(takeTold(email)).toEqual([kind]);
  }
});

test('what the operator changes is told as well', async () => {
  const [email, moved] = ['gere@exemple.fr', 'deplace@exemple.fr'];
  const { user, id, verify } = await enrol(email);
  await verify();
  takeTold(email);
  await operator.mfa.deleteFactor({ userId: user.id, id });
  expect(takeTold(email)).toEqual(['factor-removed']);
  await operator.updateUserById(user.id, { password: NEW_PASSWORD });
  expect(takeTold(email)).toEqual(['password-changed']);
  await operator.updateUserById(user.id, { email: moved });
  expect([takeTold(email), takeTold(moved)]).toEqual([['address-changed'], ['address-changed']]);
});

test('an address that nobody has confirmed is not written to', async () => {
  const { data } = await operator.createUser({ email: 'inconnue@exemple.fr' });
  await operator.updateUserById(data.user?.id ?? '', { password: NEW_PASSWORD });
  expect(takeTold('inconnue@exemple.fr')).toEqual([]);
});
