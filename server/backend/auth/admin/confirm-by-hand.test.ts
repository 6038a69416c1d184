import { expect, test } from 'vitest';
import { createTestSite, lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';

const site = await createTestSite();
const { connect, authEmails, owner, keys } = site;
const operator = connect({}, keys.secret).auth.admin;
const OTHER = 'une autre phrase';

const signUp = async (email: string, password: string, browser = connect()) => {
  const options = { data: { first_name: 'Émile' } };
  expect((await browser.auth.signUp({ email, password, options })).error).toBeNull();
  return readLink(lastEmail(authEmails, email)).token_hash;
};
const idOf = async (email: string): Promise<string> =>
  (await owner.query('select id from auth.users where email = $1', [email])).rows[0].id;
const signIn = async (email: string, password: string) =>
  (await connect().auth.signInWithPassword({ email, password })).error?.code ?? 'open';
const follow = async (token_hash: string, browser = connect()) =>
  (await browser.auth.verifyOtp({ token_hash, type: 'signup' })).error?.code ?? 'open';

test('an operator who confirms an address by hand keeps its one sign-up', async () => {
  const token = await signUp('main@exemple.fr', PASSWORD);
  const { data, error } = await operator.updateUserById(await idOf('main@exemple.fr'), {
    email_confirm: true,
  });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toEqual({ first_name: 'Émile' });
  expect(await signIn('main@exemple.fr', PASSWORD)).toBe('open');
  expect(await follow(token)).toBe('otp_expired');
});

test('of several sign-ups it keeps none, and says so; a password that the operator gives holds', async () => {
  for (const password of [undefined, 'celui de la maison']) {
    const email = `plusieurs-${password?.length ?? 0}@exemple.fr`;
    const tokens = [await signUp(email, PASSWORD), await signUp(email, OTHER)];
    const id = await idOf(email);
    const change = { email_confirm: true, ...(password && { password }) };
    expect((await operator.updateUserById(id, change)).error).toBeNull();
    for (const token of tokens) expect(await follow(token)).toBe('otp_expired');
    for (const dropped of [PASSWORD, OTHER])
      expect(await signIn(email, dropped)).toBe('invalid_credentials');
    if (password) expect(await signIn(email, password)).toBe('open');
    expect(lastEmail(authEmails, email)).toMatchObject({
      kind: 'sign-ups-dropped',
      hasPassword: password !== undefined,
    });
  }
});

test('an account that moves to another address leaves the sign-ups of the former one behind', async () => {
  const token = await signUp('ancienne@exemple.fr', PASSWORD);
  const id = await idOf('ancienne@exemple.fr');
  expect((await operator.updateUserById(id, { email: 'nouvelle@exemple.fr' })).error).toBeNull();
  expect(await follow(token)).toBe('otp_expired');
  expect(await signIn('nouvelle@exemple.fr', PASSWORD)).toBe('invalid_credentials');
});

test('the link that an operator asks for carries the password that it gives, or the one that waits', async () => {
  for (const password of [undefined, 'celui de la maison']) {
    const email = `lien-${password?.length ?? 0}@exemple.fr`;
    const browser = connect();
    await signUp(email, PASSWORD, browser);
    const { data, error } = await operator.generateLink({
      type: 'signup',
      email,
      // The client’s type requires a password; the server does not when the account exists.
      password: password ?? '',
    });
    expect(error).toBeNull();
    expect(await follow(data.properties?.hashed_token ?? '', browser)).toBe('open');
    expect(await signIn(email, password ?? PASSWORD)).toBe('open');
  }
});

test('the last password that the operator gives holds, by its own link and by any other', async () => {
  const email = 'deux-fois@exemple.fr';
  const give = (password: string) => operator.generateLink({ type: 'signup', email, password });
  await signUp(email, PASSWORD);
  const former = (await give('premier de la maison')).data.properties?.hashed_token ?? '';
  await give('second de la maison');
  expect(await follow(former)).toBe('open');
  expect(await signIn(email, 'second de la maison')).toBe('open');
  for (const other of [PASSWORD, 'premier de la maison'])
    expect(await signIn(email, other)).toBe('invalid_credentials');
});

test('a link that signs in leaves the password that the operator gave', async () => {
  const email = 'par-lien@exemple.fr';
  await operator.createUser({ email, password: 'celui de la maison' });
  const browser = connect();
  await signUp(email, PASSWORD, browser);
  await browser.auth.signInWithOtp({ email });
  const { token_hash } = readLink(lastEmail(authEmails, email));
  expect((await browser.auth.verifyOtp({ token_hash, type: 'magiclink' })).error).toBeNull();
  expect(await signIn(email, 'celui de la maison')).toBe('open');
  expect(await signIn(email, PASSWORD)).toBe('invalid_credentials');
});
