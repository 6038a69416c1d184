import { expect, test } from 'vitest';
import { createTestSite, lastMessage, PASSWORD, readLink } from '#server/test/auth-site.ts';

const site = await createTestSite();
const { connect, messages, owner, advance, clock, join } = site;

const THEIRS = 'phrase du voleur';
const MINUTE = 60;
const HOUR = 3600;

/** Somebody asks for an account; gives the token of the link that it is sent. */
const signUp = async (email: string, password: string, firstName = '') => {
  const { error } = await connect().auth.signUp({
    email,
    password,
    options: { data: firstName ? { first_name: firstName } : {} },
  });
  expect(error).toBeNull();
  return tokenOf(email);
};
const tokenOf = (email: string) => readLink(lastMessage(messages, email)).token_hash;
const follow = async (token_hash: string) =>
  (await connect().auth.verifyOtp({ token_hash, type: 'signup' })).error?.code ?? 'open';
const resend = async (email: string) => {
  const { error } = await connect().auth.resend({ type: 'signup', email });
  expect(error).toBeNull();
};
const signIn = async (email: string, password: string) =>
  (await connect().auth.signInWithPassword({ email, password })).error?.code ?? 'open';
/** What opens the account once it is confirmed: the password of its owner, and nothing else. */
const expectOwner = async (email: string) => {
  expect(await signIn(email, PASSWORD)).toBe('open');
  expect(await signIn(email, THEIRS)).not.toBe('open');
  const { rows } = await owner.query('select first_name from profiles where email = $1', [email]);
  expect(rows).toEqual([{ first_name: 'Émile' }]);
};

test.each([
  ['a minute', MINUTE],
  ['fifty-nine minutes', HOUR - MINUTE],
  ['an hour', HOUR],
])('whoever signs up again %s after the owner changes nothing of its link', async (_, seconds) => {
  const email = `avant-${seconds}@exemple.fr`;
  const mine = await signUp(email, PASSWORD, 'Émile');
  // An hour is the life of a link: it is sent again first.
  advance(seconds);
  if (seconds < HOUR) await signUp(email, THEIRS, 'Voleur');
  else {
    expect(await follow(mine)).toBe('otp_expired');
    await resend(email);
    const renewed = tokenOf(email);
    await signUp(email, THEIRS, 'Voleur');
    expect(await follow(renewed)).toBe('open');
    return expectOwner(email);
  }
  expect(await follow(mine)).toBe('open');
  await expectOwner(email);
});

test.each([
  ['a minute', MINUTE],
  ['an hour', HOUR],
])(
  'the owner who signs up %s after somebody else opens the account by its own link',
  async (_, seconds) => {
    const email = `apres-${seconds}@exemple.fr`;
    const theirs = await signUp(email, THEIRS, 'Voleur');
    advance(seconds);
    const mine = await signUp(email, PASSWORD, 'Émile');
    // The message says that there is another one.
    expect(lastMessage(messages, email)).toMatchObject({
      kind: 'confirmation',
      isOneOfSeveral: true,
    });
    expect(await follow(mine)).toBe('open');
    await expectOwner(email);
    expect(await follow(theirs)).toBe('otp_expired');
    await expectOwner(email);
  },
);

test('a link installs the password and the words of its own sign-up, whichever comes first', async () => {
  const first = await signUp('liens@exemple.fr', THEIRS, 'Voleur');
  const second = await signUp('liens@exemple.fr', PASSWORD, 'Émile');
  expect(await follow(first)).toBe('open');
  expect(await signIn('liens@exemple.fr', THEIRS)).toBe('open');
  // Nothing is lost without a word: the owner of the address is told, and chooses.
  expect(lastMessage(messages, 'liens@exemple.fr')).toMatchObject({
    kind: 'sign-ups-dropped',
    hasPassword: true,
    recoveryUrl: expect.stringContaining('/auth?tab=recover'),
  });
  expect(await follow(second)).toBe('otp_expired');
  expect(await signIn('liens@exemple.fr', PASSWORD)).not.toBe('open');
  const { rows } = await owner.query(
    "select raw_user_meta_data as data from auth.users where email = 'liens@exemple.fr'",
  );
  expect(rows).toEqual([{ data: { first_name: 'Voleur' } }]);
});

test('sent again, the only sign-up keeps its password; one of several is chosen after the link', async () => {
  const email = 'renvoi@exemple.fr';
  const first = await signUp(email, PASSWORD, 'Émile');
  await resend(email);
  const renewed = tokenOf(email);
  expect(lastMessage(messages, email)).toMatchObject({ kind: 'confirmation' });
  expect(await follow(first)).toBe('otp_expired');
  await signUp(email, THEIRS, 'Voleur');
  await resend(email);
  const last = lastMessage(messages, email);
  expect(last).toMatchObject({ kind: 'confirm-and-choose' });
  expect(readLink(last)).toMatchObject({ type: 'recovery' });
  expect(await follow(renewed)).toBe('open');
  await expectOwner(email);
});

test('the link that asks for a password afterwards keeps none of the sign-ups', async () => {
  const email = 'choix@exemple.fr';
  await signUp(email, THEIRS, 'Voleur');
  await signUp(email, PASSWORD);
  await resend(email);
  const client = connect();
  const { error } = await client.auth.verifyOtp({ token_hash: tokenOf(email), type: 'recovery' });
  expect(error).toBeNull();
  for (const password of [THEIRS, PASSWORD]) expect(await signIn(email, password)).not.toBe('open');
  expect((await client.auth.updateUser({ password: 'choisi après le lien' })).error).toBeNull();
  expect(await signIn(email, 'choisi après le lien')).toBe('open');
  const { rows } = await owner.query('select first_name from profiles where email = $1', [email]);
  expect(rows).toEqual([{ first_name: null }]);
});

test('twice the same sign-up is one: both links open, and sent again it keeps its password', async () => {
  for (const which of ['first', 'second', 'again']) {
    const email = `double-${which}@exemple.fr`;
    const first = await signUp(email, PASSWORD, 'Émile');
    const second = await signUp(email, PASSWORD, 'Émile');
    expect(lastMessage(messages, email)).not.toMatchObject({ isOneOfSeveral: true });
    if (which === 'again') await resend(email);
    const count = messages.length;
    expect(await follow({ first, second, again: tokenOf(email) }[which] ?? '')).toBe('open');
    await expectOwner(email);
    expect(messages).toHaveLength(count);
  }
});

test('links that meet, of two sign-ups of one address: one opens, and its password with it', async () => {
  const email = 'rencontre@exemple.fr';
  const tokens = [await signUp(email, THEIRS), await signUp(email, PASSWORD)];
  const outcomes = await Promise.all([...tokens, ...tokens, ...tokens].map(follow));
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['open', 'otp_expired']));
  const passwords = [await signIn(email, THEIRS), await signIn(email, PASSWORD)];
  expect(passwords.filter((outcome) => outcome === 'open')).toHaveLength(1);
});

test('before the confirmation every password that waits is answered alike, and no other', async () => {
  const email = 'attente@exemple.fr';
  await signUp(email, PASSWORD);
  await signUp(email, THEIRS);
  expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed');
  expect(await signIn(email, THEIRS)).toBe('email_not_confirmed');
  expect(await signIn(email, 'pas le bon du tout')).toBe('invalid_credentials');
  // bcrypt reads 72 bytes: what follows them is not ignored.
  const longest = 'abcdefgh'.repeat(9);
  await signUp(email, longest);
  expect(await signIn(email, longest)).toBe('email_not_confirmed');
  expect(await signIn(email, `${longest}x`)).toBe('invalid_credentials');
});

test('a sign-up followed by a sign-in does not say whether the address has an account', async () => {
  await join('connue@exemple.fr');
  const { user } = await join('bannie@exemple.fr');
  await owner.query("update auth.users set banned_until = 'infinity' where id = $1", [user.id]);
  const first = await signUp('confirmee@exemple.fr', PASSWORD);
  await signUp('confirmee@exemple.fr', THEIRS);
  await follow(first);
  for (const name of ['connue', 'bannie', 'inconnue', 'confirmee', 'confirmee']) {
    const email = `${name}@exemple.fr`;
    expect((await connect().auth.signUp({ email, password: THEIRS })).error).toBeNull();
    expect(await signIn(email, THEIRS), name).toBe('email_not_confirmed');
    expect(await signIn(email, 'pas le bon du tout'), name).toBe('invalid_credentials');
  }
  expect(await signIn('connue@exemple.fr', PASSWORD)).toBe('open');
  // Whoever waits for a message that says « confirm » gets the one that says « you have an account
  // ».
  await resend('connue@exemple.fr');
  expect(lastMessage(messages, 'connue@exemple.fr')).toMatchObject({ kind: 'already-registered' });
});

test('a sign-up that waits is kept for a week, and sent again until then', async () => {
  const email = 'tard@exemple.fr';
  await signUp(email, PASSWORD, 'Émile');
  advance(3 * 24 * HOUR);
  expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed');
  await resend(email);
  expect(await follow(tokenOf(email))).toBe('open');
  await expectOwner(email);
});

test('an address has ten links of sign-ups at most; old ones make room, those that open do not', async () => {
  const email = 'dix@exemple.fr';
  const mine = await signUp(email, PASSWORD, 'Émile');
  for (let index = 0; index < 9; index += 1) await signUp(email, `${THEIRS} ${index}`);
  const { error } = await connect().auth.signUp({ email, password: THEIRS });
  expect(error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
  const count = () =>
    owner.query(
      'select count(*)::int from auth.pending_sign_ups join auth.users on users.id = user_id where email = $1',
      [email],
    );
  expect((await count()).rows).toEqual([{ count: 10 }]);
  expect(await follow(mine)).toBe('open');
  await expectOwner(email);
  const other = 'vieux@exemple.fr';
  for (let index = 0; index < 10; index += 1) await signUp(other, `${THEIRS} ${index}`);
  advance(HOUR);
  expect(await follow(await signUp(other, PASSWORD, 'Émile'))).toBe('open');
  await expectOwner(other);
});

test('a message that cannot be sent leaves the former sign-ups as they were', async () => {
  const email = 'panne@exemple.fr';
  const mine = await signUp(email, PASSWORD, 'Émile');
  clock.isMailBroken = true;
  const { error } = await connect().auth.signUp({ email, password: THEIRS });
  expect(error).toMatchObject({ status: 500 });
  clock.isMailBroken = false;
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
  expect(await follow(mine)).toBe('open');
  await expectOwner(email);
});

test('tokens and passwords that wait are kept as hashes', async () => {
  const token = await signUp('hache@exemple.fr', PASSWORD);
  const { rows } = await owner.query(
    `select pending.* from auth.pending_sign_ups as pending join auth.users on users.id = user_id where email = 'hache@exemple.fr'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0].encrypted_password).toMatch(/^\$2[ab]\$10\$.{53}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
  const { rows: users } = await owner.query(
    "select encrypted_password from auth.users where email = 'hache@exemple.fr'",
  );
  expect(users).toEqual([{ encrypted_password: null }]);
});
