import { beforeEach, expect, test } from 'vitest';
import { createMakeLimiter } from '#server/backend/rate-limiters.ts';
import { createTestSite, lastEmail, PASSWORD } from '#server/test/auth-site.ts';
import { createLimits } from './protocol/limits.ts';

// Strangers try to use up an owner’s e-mails. Production limits, renewed for each test.
const limits = { ...createLimits() };
const site = await createTestSite({ limits });
// One connection: a limit counted inside a transaction would hang.
site.accounts.options.max = 1;
beforeEach(() => {
  Object.assign(limits, createLimits());
});
const letMinutePass = () => Object.assign(limits, { oneEmail: createLimits().oneEmail });
const from = (index: number) => ({ 'X-Forwarded-For': `203.0.113.${index}` });
const WRONG = { code_challenge: 'a'.repeat(43), code_challenge_method: 'x' };
const count = (email: string) => site.authEmails.filter(({ to }) => to === email).length;
const askTenTimes = async (path: string, body: object) => {
  const statuses: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    statuses.push((await site.post(path, body, from(index))).status);
    letMinutePass();
  }
  return statuses;
};

test('a request that fails uses up none of the links of the owner', async () => {
  const email = 'proprietaire@exemple.fr';
  await site.join(email);
  expect(await askTenTimes('/recover', { email, ...WRONG })).toEqual(Array(10).fill(400));
  expect((await site.post('/recover', { email })).status).toBe(200);
  expect(lastEmail(site.authEmails, email)?.kind).toBe('recovery');
});

test('a sign-up that fails uses up no message of who signs up', async () => {
  const body = { email: 'nouvelle@exemple.fr', password: PASSWORD };
  expect(await askTenTimes('/signup', { ...body, ...WRONG })).toEqual(Array(10).fill(400));
  expect((await site.post('/signup', body)).status).toBe(200);
  expect(count(body.email)).toBe(1);
});

test('what could not be sent counts neither for the minute nor for the hour', async () => {
  const body = { email: 'panne@exemple.fr', password: PASSWORD };
  await site.join(body.email);
  site.clock.isQueueBroken = true;
  expect(await askTenTimes('/recover', body)).toEqual(Array(10).fill(500));
  expect(await askTenTimes('/signup', body)).toEqual(Array(10).fill(500));
  site.clock.isQueueBroken = false;
  const before = count(body.email);
  expect((await site.post('/recover', body)).status).toBe(200);
  expect((await site.post('/signup', body)).status).toBe(200);
  expect(count(body.email)).toBe(before + 2);
});

test('a challenge that is wrong is refused alike, whether the address has an account or none', async () => {
  await site.join('connue@exemple.fr');
  for (const path of ['/recover', '/otp', '/signup', '/resend'])
    for (const email of ['connue@exemple.fr', 'inconnue@exemple.fr']) {
      const given = { email, password: PASSWORD, type: 'signup', create_user: false, ...WRONG };
      const answer = await site.post(path, given);
      expect([answer.status, await answer.json()], `${path} ${email}`).toEqual([
        400,
        { code: 400, error_code: 'validation_failed', msg: 'Invalid code challenge method' },
      ]);
    }
});

test.each(['email_change', 'signup'])(
  'asked again for nobody, « %s » uses up no message of who signs up',
  async (type) => {
    const body = { email: `personne-${type}@exemple.fr`, password: PASSWORD };
    expect(await askTenTimes('/resend', { ...body, type })).toEqual(Array(10).fill(200));
    expect((await site.post('/signup', body)).status).toBe(200);
    expect(count(body.email)).toBe(1);
    // The refusal does not depend on the address: the eleventh request is refused for each.
    await site.join(`connue-${type}@exemple.fr`);
    letMinutePass();
    const known = { type, email: `connue-${type}@exemple.fr` };
    expect(await askTenTimes('/resend', known)).toEqual(Array(10).fill(200));
    for (const { email } of [body, known])
      expect((await site.post('/resend', { type, email })).status).toBe(429);
  },
);

test('a change that is sent again holds one connection, where servers share their counts', async () => {
  const { client } = await site.join('serre@exemple.fr');
  await client.auth.updateUser({ email: 'ailleurs@exemple.fr' });
  const makeLimiter = createMakeLimiter({ rateFactor: 1, pool: site.accounts });
  Object.assign(limits, createLimits(makeLimiter));
  const body = { type: 'email_change', email: 'serre@exemple.fr' };
  expect((await site.post('/resend', body)).status).toBe(200);
  expect(count('ailleurs@exemple.fr')).toBe(2);
});
