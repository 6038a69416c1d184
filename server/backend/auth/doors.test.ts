import { expect, test } from 'vitest';
import { createTestSite, lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { repeat } from '#server/test/tries/repeat.ts';
import {
  createLimits,
  forgetPasswordRate,
  type Limits,
  requirePasswordRate,
} from './protocol/limits.ts';

const site = await createTestSite({ limits: createLimits() });
const { post, connect, authEmails, request, keys } = site;
const operator = connect({}, keys.secret).auth.admin;
const addAccount = (email: string) =>
  operator.createUser({ email, password: PASSWORD, email_confirm: true });
const from = (clientIp: string) => ({ 'X-Forwarded-For': clientIp });

/** An attempt without credentials counts as well. */
const knock = (clientIp: string) => post('/token?grant_type=password', {}, from(clientIp));
const guess = (email: string, clientIp: string, index = 0) =>
  post('/token?grant_type=password', { email, password: `essai ${index}` }, from(clientIp));
const tryTimes = (count: number, ask: (index: number) => Promise<Response>) =>
  repeat(count, async (index) => (await ask(index)).status);
const countOf = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

test('wrong passwords close the door of passwords, from where they come; a link still opens', async () => {
  await addAccount('lien@exemple.fr');
  const here = '203.0.113.1';
  const statuses = await tryTimes(62, () => knock(here));
  expect(countOf(statuses, 400)).toBe(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
  const right = { email: 'lien@exemple.fr', password: PASSWORD };
  expect((await post('/token?grant_type=password', right, from(here))).status).toBe(429);

  expect((await post('/otp', { email: 'lien@exemple.fr' }, from(here))).status).toBe(200);
  const { token_hash, type } = readLink(lastEmail(authEmails, 'lien@exemple.fr'));
  expect((await post('/verify', { token_hash, type }, from(here))).status).toBe(200);
  expect((await post('/token?grant_type=password', right, from('203.0.113.2'))).status).toBe(200);
});

test('messages that are asked for without end leave links open, and passwords', async () => {
  await addAccount('encore@exemple.fr');
  await connect().auth.resetPasswordForEmail('encore@exemple.fr');
  const here = '203.0.113.3';
  const statuses = await tryTimes(62, (index) =>
    post('/recover', { email: `nul-${index}@exemple.fr` }, from(here)),
  );
  expect(statuses.slice(60)).toEqual([429, 429]);
  const { token_hash, type } = readLink(lastEmail(authEmails, 'encore@exemple.fr'));
  expect((await post('/verify', { token_hash, type }, from(here))).status).toBe(200);
  expect((await knock(here)).status).toBe(400);
});

test('links that are guessed close the door of links, however they are shown', async () => {
  const here = '203.0.113.4';
  const show = [
    () => post('/verify', { type: 'signup', token_hash: 'x' }, from(here)),
    () =>
      request(`${ORIGIN}/auth/v1/verify?type=signup&token=x&apikey=${keys.publishable}`, {
        headers: from(here),
      }),
    () => post('/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, from(here)),
  ];
  const statuses = await tryTimes(60, (index) => (show[index % 3] ?? show[0])?.() ?? fetch(''));
  expect(countOf(statuses, 429)).toBe(0);
  for (const ask of show) expect((await ask()).status).toBe(429);
  expect((await knock(here)).status).toBe(400);
});

test('twenty wrong passwords of one place close an account to that place, not to its owner', async () => {
  await addAccount('proprietaire@exemple.fr');
  const statuses = await tryTimes(22, (index) =>
    guess('proprietaire@exemple.fr', '203.0.113.5', index),
  );
  expect(countOf(statuses, 400)).toBe(20);
  const right = { email: 'proprietaire@exemple.fr', password: PASSWORD };
  expect((await post('/token?grant_type=password', right, from('203.0.113.5'))).status).toBe(429);
  expect((await post('/token?grant_type=password', right, from('203.0.113.6'))).status).toBe(200);
});

test('a hundred wrong passwords in an hour close an account to passwords, wherever they come from', async () => {
  const limits = createLimits();
  const tries = Array.from({ length: 105 }, (_, index) =>
    isLetThrough(limits, `198.51.100.${index}`),
  );
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(100);
  expect(await isLetThrough(limits, '203.0.113.7')).toBe(false);
});

test('who proves to be right begins anew, and does not count among the wrong', async () => {
  const limits = createLimits();
  const place = { account: 'cible@exemple.fr', clientIp: '203.0.113.8', device: null };
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 18; index += 1)
      expect(await isLetThrough(limits, place.clientIp)).toBe(true);
    await requirePasswordRate(limits, place);
    await forgetPasswordRate(limits, place);
  }
  // Ninety attempts failed: ten are left from other networks.
  const others = Array.from({ length: 12 }, (_, index) => isLetThrough(limits, `192.0.2.${index}`));
  expect((await Promise.all(others)).filter(Boolean)).toHaveLength(10);
});

const isLetThrough = (limits: Limits, clientIp: string) =>
  requirePasswordRate(limits, { account: 'cible@exemple.fr', clientIp, device: null }).then(
    () => true,
    () => false,
  );
