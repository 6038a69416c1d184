import { expect, onTestFinished, test, vi } from 'vitest';
import { lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { until } from '#server/test/email/until.ts';
import { startWelcoming, welcomeNewcomers } from './welcome-newcomers.ts';

const site = await createFunctionSite();
const { env, owner, connect, join, emailsTo, authEmails, state, call, visit } = site;
/** Two servers look at once. */
const welcomeTwice = () => Promise.all([welcomeNewcomers(env), welcomeNewcomers(env)]);
const listSubjects = (email: string) => emailsTo(email).map(({ subject }) => subject);
const WELCOME = ['Bienvenue sur Facturier'];

const signUp = async (email: string, data: Record<string, unknown> = {}) => {
  const client = connect();
  await client.auth.signUp({ email, password: PASSWORD, options: { data } });
  return client;
};
/** Confirms an account by the link of its message, in that browser. */
const confirm = (email: string, client = connect()) => {
  const { token_hash } = readLink(lastEmail(authEmails, email));
  return client.auth.verifyOtp({ token_hash, type: 'signup' });
};

test('an address that is confirmed is welcomed once, without the box of the news', async () => {
  const email = 'emile@exemple.fr';
  const client = await signUp(email, { first_name: 'Émile' });
  await welcomeTwice();
  expect(emailsTo(email)).toEqual([]);
  await confirm(email, client);
  await welcomeTwice();
  await welcomeTwice();
  expect(emailsTo(email)).toMatchObject([{ type: 'welcome', title: 'Bienvenue' }]);
  expect(emailsTo(email)[0]).not.toHaveProperty('links');
  const { rows } = await owner.query('select welcomed_at from profiles where email = $1', [email]);
  expect(rows[0].welcomed_at).not.toBeNull();
});

test('with the box, the same message has the link of the news', async () => {
  const email = 'curieuse@exemple.fr';
  await confirm(email, await signUp(email, { newsletter_consent: true }));
  await welcomeTwice();
  expect(emailsTo(email)).toMatchObject([{ links: [{ label: 'Recevoir nos nouvelles' }] }]);
});

test('two links of one account that are opened at once make one welcome', async () => {
  const email = 'deux@exemple.fr';
  const first = await signUp(email);
  const link = readLink(lastEmail(authEmails, email));
  site.advance(120);
  onTestFinished(() => site.advance(-120));
  const second = await signUp(email);
  const open = (client: typeof first, token_hash: string) =>
    client.auth.verifyOtp({ token_hash, type: 'signup' });
  await Promise.all([
    open(first, link.token_hash).then(() => welcomeNewcomers(env)),
    open(second, readLink(lastEmail(authEmails, email)).token_hash).then(() =>
      welcomeNewcomers(env),
    ),
  ]);
  expect(listSubjects(email)).toEqual(WELCOME);
});

test('an account that the operator made is welcomed when its user comes in', async () => {
  const email = 'donnee@exemple.fr';
  const operator = connect({}, site.keys.secret);
  await operator.auth.admin.createUser({ email, password: PASSWORD, email_confirm: true });
  await welcomeTwice();
  expect(emailsTo(email)).toEqual([]);
  await connect().auth.signInWithPassword({ email, password: PASSWORD });
  await welcomeTwice();
  expect(listSubjects(email)).toEqual(WELCOME);
});

test('an account that another site vouches for is welcomed too', async () => {
  const email = 'google@exemple.fr';
  await owner.query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now())`,
    [email],
  );
  await owner.query('update auth.users set last_sign_in_at = now() where email = $1', [email]);
  await welcomeTwice();
  expect(listSubjects(email)).toEqual(WELCOME);
});

test('a message that cannot be queued is due again, and does not hold up the others', async () => {
  await join('panne@exemple.fr');
  await join('suivante@exemple.fr');
  const broken = [true];
  state.isEmailBroken = () => broken.pop() ?? false;
  await welcomeNewcomers(env);
  expect(listSubjects('panne@exemple.fr')).toEqual([]);
  expect(listSubjects('suivante@exemple.fr')).toEqual(WELCOME);
  expect(site.functionFaults).toContainEqual({ event: 'function_fault', code: 'welcome_not_sent' });
  await welcomeNewcomers(env);
  expect(listSubjects('panne@exemple.fr')).toEqual(WELCOME);
  expect(listSubjects('suivante@exemple.fr')).toEqual(WELCOME);
});

test('what is asked for again comes, and the account notes the last', async () => {
  visit();
  const email = 'encore@exemple.fr';
  const { client, user } = await join(email);
  await welcomeTwice();
  await owner.query("update profiles set welcomed_at = '2026-01-01' where user_id = $1", [user.id]);
  const asked = { email, userId: user.id, confirmationUrl: `${env.origin}/account` };
  expect((await call(client, 'send-welcome-email', asked)).status).toBe(200);
  expect(listSubjects(email)).toEqual([...WELCOME, ...WELCOME]);
  const { data } = await client.from('profiles').select('welcomed_at').single();
  expect(Date.parse(data?.welcomed_at)).toBeGreaterThan(Date.parse('2026-01-02'));
});

test('a server that starts, and one that is woken, look for newcomers', async () => {
  await join('avant@exemple.fr');
  const { wake, stop } = startWelcoming(env);
  onTestFinished(stop);
  await until(() => expect(listSubjects('avant@exemple.fr')).toEqual(WELCOME));
  await join('apres@exemple.fr');
  wake();
  wake();
  await until(() => expect(listSubjects('apres@exemple.fr')).toEqual(WELCOME));
});

test('a minute later it looks by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { stop } = startWelcoming(env);
  onTestFinished(stop);
  await join('seule@exemple.fr');
  vi.advanceTimersByTime(60_000);
  await until(() => expect(listSubjects('seule@exemple.fr')).toEqual(WELCOME));
});
