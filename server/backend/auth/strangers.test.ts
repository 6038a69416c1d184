import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeEach, expect, test } from 'vitest';
import { createTestSite, lastEmail, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { repeat } from '#server/test/tries/repeat.ts';
import { createLimits, type LimitRule, requirePasswordRate } from './protocol/limits.ts';

/** Production limits, renewed for each test. */
const limits = { ...createLimits() };
const site = await createTestSite({ limits });
beforeEach(() => {
  Object.assign(limits, createLimits());
});
const from = (clientIp: string) => ({ 'X-Forwarded-For': clientIp });
const password = (email: string, given = PASSWORD) => ({ email, password: given });

let opened = 0;
function openAccounts(count: number) {
  const { connect, keys, request } = site;
  return repeat(count, async (index) => {
    opened += 1;
    const email = `compte-${opened}@exemple.fr`;
    await connect({}, keys.secret).auth.admin.createUser({
      ...password(email),
      email_confirm: true,
    });
    const { auth } = connect({}, keys.publishable, (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', `198.51.100.${index}`);
      return request(String(input), { ...init, headers });
    });
    await auth.signInWithPassword(password(email));
    return { auth, email };
  });
}
const letMinutesPass = () => {
  const isShort = ({ duration }: LimitRule) => duration === 60;
  const create = (rule: LimitRule) =>
    new RateLimiterMemory(isShort(rule) ? { ...rule, points: 1000 } : rule);
  Object.assign(limits, createLimits(create));
};
const openAccount = async () => {
  const [account] = await openAccounts(1);
  if (!account) throw new Error('No account');
  return account;
};

test('many accounts that ask for one address write to it once a minute', async () => {
  const accounts = await openAccounts(12);
  const ask = async (email: string) => {
    const answers = await Promise.all(accounts.map(({ auth }) => auth.updateUser({ email })));
    return answers.map(({ error }) => error?.code);
  };
  const codes = await ask('victime@exemple.fr');
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([undefined, 'over_email_send_rate_limit']));
  expect(site.authEmails.filter(({ to }) => to === 'victime@exemple.fr')).toHaveLength(1);
});

test('minute after minute, the same address is written to five times a day', async () => {
  letMinutesPass();
  const accounts = await openAccounts(7);
  await repeat(7, async (index) => accounts[index]?.auth.updateUser({ email: 'cible@exemple.fr' }));
  expect(site.authEmails.filter(({ to }) => to === 'cible@exemple.fr')).toHaveLength(5);
});

test('a change that fails uses up no e-mail of the address that it names', async () => {
  letMinutesPass();
  const [first, second] = [await openAccount(), await openAccount()];
  const email = 'visee@exemple.fr';
  const failing = await repeat(5, () => first.auth.updateUser({ email, password: PASSWORD }));
  expect(new Set(failing.map(({ error }) => error?.code))).toEqual(new Set(['same_password']));
  site.clock.isQueueBroken = true;
  await repeat(5, () => first.auth.updateUser({ email }));
  site.clock.isQueueBroken = false;
  const answers = await repeat(7, () => second.auth.updateUser({ email }));
  expect(answers.map(({ error }) => error?.code ?? 'sent')).toEqual([
    ...Array(5).fill('sent'),
    'over_email_day_limit',
    'over_email_day_limit',
  ]);
  expect(site.authEmails.filter(({ to }) => to === email)).toHaveLength(5);
});

test('it is refused alike whether the address has an account or none', async () => {
  const [first, second, third, fourth] = await openAccounts(4);
  const known = fourth?.email ?? '';
  const ask = (client: typeof first, email: string) => client?.auth.updateUser({ email });
  await ask(first, known);
  await ask(second, 'personne@exemple.fr');
  const ofKnown = (await ask(third, known))?.error;
  const ofUnknown = (await ask(fourth, 'personne@exemple.fr'))?.error;
  expect(ofKnown?.code).toBe('over_email_send_rate_limit');
  expect([ofUnknown?.code, ofUnknown?.message]).toEqual([ofKnown?.code, ofKnown?.message]);
});

test('one account writes to one stranger a minute, whomever it names', async () => {
  const { auth } = await openAccount();
  const answers = await repeat(6, (index) =>
    auth.updateUser({ email: `inconnu-${index}@exemple.fr` }),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  expect(site.authEmails.filter(({ to }) => to.startsWith('inconnu-'))).toHaveLength(1);
});

test('a change that a stranger has sent again writes no oftener to the address it goes to', async () => {
  const { auth, email } = await openAccount();
  await auth.updateUser({ email: 'neuve@exemple.fr' });
  const again = await site.post('/resend', { type: 'email_change', email }, from('203.0.113.9'));
  expect([again.status, await again.json()]).toEqual([200, {}]);
  expect(site.authEmails.filter(({ to }) => to === 'neuve@exemple.fr')).toHaveLength(1);
});

test('a stranger who asks for a link each minute leaves the one that the owner received', async () => {
  letMinutesPass();
  await site.join('proprietaire@exemple.fr');
  const ask = (path: string, clientIp: string) =>
    site.post(path, { email: 'proprietaire@exemple.fr' }, from(clientIp));
  expect((await ask('/recover', '203.0.113.1')).status).toBe(200);
  const { token_hash, type } = readLink(lastEmail(site.authEmails, 'proprietaire@exemple.fr'));
  for (const path of ['/recover', '/otp', '/recover', '/magiclink', '/recover']) {
    site.advance(60);
    expect((await ask(path, '198.51.100.1')).status).toBe(200);
  }
  const later = readLink(lastEmail(site.authEmails, 'proprietaire@exemple.fr'));
  expect((await site.post('/verify', { token_hash, type })).status).toBe(200);
  // Once one link is used, the others are void.
  expect((await site.post('/verify', later)).status).toBe(403);
  site.advance(-300);
});

test('e-mails of other kinds use up none of the links that let the owner in', async () => {
  const { email } = await openAccount();
  await site.post('/signup', password(email, 'phrase du voleur'), from('203.0.113.1'));
  await site.post('/resend', { type: 'email_change', email }, from('203.0.113.2'));
  expect((await site.post('/recover', { email }, from('203.0.113.3'))).status).toBe(200);
  expect(lastEmail(site.authEmails, email)?.kind).toBe('recovery');
});

test('links that strangers ask for use up none of the codes of who is signed in', async () => {
  const { auth, email } = await openAccount();
  expect((await site.post('/recover', { email }, from('203.0.113.1'))).status).toBe(200);
  expect((await auth.reauthenticate()).error).toBeNull();
  expect(lastEmail(site.authEmails, email)?.kind).toBe('reauthentication');
});

test('at most twenty links of an account are good at once', async () => {
  const { user } = await site.join('lasse@exemple.fr');
  await repeat(25, () => {
    Object.assign(limits, createLimits());
    return site.post('/recover', { email: 'lasse@exemple.fr' });
  });
  const { rowCount } = await site.owner.query(
    'select from auth.one_time_tokens where user_id = $1',
    [user.id],
  );
  expect(rowCount).toBe(20);
});

test('a browser that signed in before keeps its door while strangers guess', async () => {
  const { email } = await openAccount();
  const signIn = (given: string, headers: Record<string, string>) =>
    site.post('/token?grant_type=password', password(email, given), headers);
  const [cookie = ''] = (await signIn(PASSWORD, from('203.0.113.1'))).headers.getSetCookie();
  expect(cookie).toMatch(
    /^__Host-known-device=[\w.~-]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const known = { Cookie: cookie.split(';')[0] ?? '' };
  await closeDoors(email);
  const here = from('203.0.113.2');
  expect((await signIn(PASSWORD, here)).status).toBe(429);
  expect((await signIn(PASSWORD, { ...here, ...known })).status).toBe(200);
  // A known device has a limit too.
  const own = await repeat(25, async (index) => {
    const answer = await signIn(`oubli ${index}`, { ...from('203.0.113.3'), ...known });
    return answer.status;
  });
  expect(own.filter((status) => status === 400)).toHaveLength(20);
});

test('a device is known for one account and one password, for ninety days', async () => {
  const [mine, other] = ['moi@exemple.fr', 'autre@exemple.fr'];
  const { client, session } = await site.join(mine);
  await site.join(other);
  const signIn = (email: string, headers: Record<string, string> = {}, given = PASSWORD) =>
    site.post('/token?grant_type=password', password(email, given), headers);
  const cookieOf = (answer: Response) =>
    ({ Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }) as const;
  const first = cookieOf(await signIn(mine));
  // A second account does not replace the first in the browser’s cookie.
  const both = cookieOf(await signIn(other, first));
  expect(both.Cookie.split('~')).toHaveLength(2);
  const renewed = cookieOf(await signIn(mine, both));
  expect(renewed.Cookie.split('~')).toHaveLength(2);
  // The browser that changes the password stays known.
  const changed = await site.request('https://facturier.example/auth/v1/user', {
    method: 'PUT',
    headers: {
      apikey: site.keys.publishable,
      Authorization: `Bearer ${session.access_token}`,
      ...renewed,
    },
    body: JSON.stringify({ password: OTHER }),
  });
  expect(changed.status).toBe(200);
  expect(cookieOf(changed).Cookie).toMatch(/^__Host-known-device=/);
  expect((await client.auth.getUser()).error).toBeNull();

  await closeDoors(mine);
  await closeDoors(other);
  expect((await signIn(mine, cookieOf(changed), OTHER)).status).toBe(200);
  for (const former of [first, renewed])
    expect((await signIn(mine, former, OTHER)).status).toBe(429);
  expect((await signIn(other, renewed)).status).toBe(200);
  expect((await signIn(other, first)).status).toBe(429);
  site.advance(90 * DAY_S - 60);
  expect((await signIn(mine, cookieOf(changed), OTHER)).status).toBe(200);
  site.advance(120);
  expect((await signIn(mine, cookieOf(changed), OTHER)).status).toBe(429);
  site.advance(-90 * DAY_S - 60);
});

test('a form of another site leaves what a browser is known for', async () => {
  const { email } = await openAccount();
  const answer = await site.request(
    `https://facturier.example/auth/v1/token?grant_type=password&apikey=${site.keys.publishable}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(password(email)),
    },
  );
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});

const OTHER = 'une autre phrase';
const DAY_S = 86_400;

function closeDoors(account: string) {
  return repeat(100, (index) =>
    requirePasswordRate(limits, { account, clientIp: `198.51.100.${index % 10}`, device: null }),
  );
}
