import { expect, test } from 'vitest';
import { ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { openWholeSite } from '#server/test/whole-site.ts';

// Strangers who sign up with another person’s address, under production rate limits.
const site = await openWholeSite({
  rateFactor: 1,
  clientIpOf: ({ req }) => req.header('X-Forwarded-For') ?? '192.0.2.1',
});
const { connect, authEmails, owner, request } = site;

const THEIRS = 'phrase du voleur';
type Browser = ReturnType<typeof connect>;

const signUp = async (browser: Browser, email: string, password: string) => {
  const options = { data: { first_name: password, newsletter_consent: true } };
  const { data, error } = await browser.auth.signUp({ email, password, options });
  return error ? error.code : Object.keys(data.user ?? {}).sort();
};
const open = async (browser: Browser, email: string, place = 0) => {
  const message = authEmails.filter(({ to }) => to === email)[place];
  const { token_hash } = readLink(message);
  const { data, error } = await browser.auth.verifyOtp({ token_hash, type: 'signup' });
  expect(error).toBeNull();
  return data;
};
const signIn = async (email: string, password: string) =>
  (await connect().auth.signInWithPassword({ email, password })).error?.code ?? 'open';

test('the owner who signs up seconds after a stranger opens the first message with its own password', async () => {
  const email = 'seconde@exemple.fr';
  const [stranger, mine] = [connect(), connect()];
  const first = await signUp(stranger, email, THEIRS);
  expect(await signUp(mine, email, PASSWORD)).toEqual(first);
  // The second message is sent after a minute, and mentions that there were several attempts.
  expect(authEmails.filter(({ to }) => to === email)).toMatchObject([
    { kind: 'confirmation' },
    { kind: 'confirmation', isOneOfSeveral: true, waitS: expect.any(Number) },
  ]);
  const { user } = await open(mine, email);
  expect(user?.user_metadata).toMatchObject({ first_name: PASSWORD });
  expect(await signIn(email, PASSWORD)).toBe('open');
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
});

test('an owner who never signed up opens the account without the password of the stranger', async () => {
  const email = 'jamais@exemple.fr';
  await signUp(connect(), email, THEIRS);
  const elsewhere = connect();
  const { user } = await open(elsewhere, email);
  expect(user?.user_metadata).toEqual({});
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
  expect((await elsewhere.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect(await signIn(email, PASSWORD)).toBe('open');
  expect(await signIn(email, THEIRS)).toBe('invalid_credentials');
});

test('a second try within the minute answers as the first, for every address', async () => {
  const known = 'connue@exemple.fr';
  await signUp(connect(), known, PASSWORD);
  await owner.query('update auth.users set email_confirmed_at = now() where email = $1', [known]);
  const answers = new Set<string>();
  for (const email of [known, 'inconnue@exemple.fr'])
    for (let index = 0; index < 4; index += 1)
      answers.add(JSON.stringify(await signUp(connect(), email, THEIRS)));
  expect(answers.size).toBe(1);
  // Only one message is pending.
  for (const email of [known, 'inconnue@exemple.fr']) {
    const sent = authEmails.filter(({ to }) => to === email);
    expect(sent).toMatchObject([{}, { waitS: expect.any(Number) }]);
    expect(sent[1]).toSatisfy(({ waitS }) => waitS > 0 && waitS <= 60);
  }
});

test('a flood from one network sends two messages, and leaves the owner its password', async () => {
  const email = 'flot@exemple.fr';
  const mine = connect();
  await signUp(mine, email, PASSWORD);
  const answers = new Set<number>();
  for (let index = 0; index < 15; index += 1) {
    const response = await request(`${ORIGIN}/auth/v1/signup`, {
      method: 'POST',
      headers: {
        apikey: site.backend.publishableKey,
        'Content-Type': 'application/json',
        'X-Forwarded-For': '198.51.100.7',
      },
      body: JSON.stringify({ email, password: `${THEIRS} ${index}` }),
    });
    answers.add(response.status);
  }
  expect([...answers]).toEqual([200]);
  const sent = authEmails.filter(({ to }) => to === email);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ isOneOfSeveral: true });
  await open(mine, email, 1);
  expect(await signIn(email, PASSWORD)).toBe('open');
});
