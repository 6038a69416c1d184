import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ORIGIN } from '#server/test/auth-site.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { until } from '#server/test/email/until.ts';
import { purgeAccounts, startPurging } from './purge-accounts.ts';

const site = await createFunctionSite();
const { app, keys, owner, join, advance, env, state, emails, call, emailsTo } = site;
const subjectsTo = (email: string) => emailsTo(email).map(({ subject }) => subject);
const makeDue = (id: string) =>
  owner.query(
    "update account_deletions set requested_at = now() - interval '15 days', due_at = now() - interval '1 day' where user_id = $1",
    [id],
  );

test('a user who has just signed in can ask for deletion, once, and is told by e-mail', async () => {
  const { client, user } = await join('fin@exemple.fr');
  const first = await call(client, 'delete-account');
  expect(first).toMatchObject({ status: 200, body: { due_at: expect.stringMatching(/^20/) } });
  expect(await call(client, 'delete-account')).toEqual(first);
  expect(subjectsTo('fin@exemple.fr')).toEqual(['Suppression de votre compte demandée']);
  expect(emails.at(-1)?.content.action?.url).toBe(`${ORIGIN}/account`);
  const { data } = await client.from('account_deletions').select('user_id');
  expect(data).toEqual([{ user_id: user.id }]);
});

test('a session that was left open cannot ask for it', async () => {
  advance(-1800);
  const { client } = await join('ouverte@exemple.fr');
  advance(1800);
  expect(await call(client, 'delete-account')).toMatchObject({
    status: 403,
    body: { code: 'reauthentication_needed' },
  });
  expect(subjectsTo('ouverte@exemple.fr')).toEqual([]);
  expect((await client.from('account_deletions').select('user_id')).data).toEqual([]);
});

test('a second factor is required of users who have one', async () => {
  const { client, user } = await join('facteur@exemple.fr');
  await owner.query(
    "insert into auth.mfa_factors (id, user_id, factor_type, status, secret) values ($1, $2, 'totp', 'verified', 's')",
    [randomUUID(), user.id],
  );
  expect(await call(client, 'delete-account')).toMatchObject({
    status: 403,
    body: { code: 'insufficient_aal' },
  });
});

test('if the message cannot be sent, the deletion is not scheduled', async () => {
  const { client } = await join('panne@exemple.fr');
  state.isQueueBroken = true;
  expect(await call(client, 'delete-account')).toMatchObject({
    status: 503,
    body: { code: 'email_not_sent' },
  });
  state.isQueueBroken = false;
  expect((await client.from('account_deletions').select('user_id')).data).toEqual([]);
  expect(await call(client, 'delete-account')).toMatchObject({ status: 200 });
});

test('the owner can cancel it, and is told by e-mail', async () => {
  const { client, user } = await join('avis@exemple.fr');
  expect(await call(client, 'keep-account')).toEqual({ status: 200, body: { was_asked: false } });
  await call(client, 'delete-account');
  expect(await call(client, 'keep-account')).toEqual({ status: 200, body: { was_asked: true } });
  expect(subjectsTo('avis@exemple.fr')).toEqual([
    'Suppression de votre compte demandée',
    'Votre compte est conservé',
  ]);
  await purgeAccounts(env);
  const { rowCount } = await owner.query('select from auth.users where id = $1', [user.id]);
  expect(rowCount).toBe(1);
});

test('an account goes when it is due: its sessions end, and its owner is told a last time', async () => {
  const { client, user, session } = await join('adieu@exemple.fr');
  await client.from('clients').insert({ name: 'Client' });
  await call(client, 'delete-account');
  expect(await purgeAccounts(env)).toBe(0);
  await makeDue(user.id);
  expect(await purgeAccounts(env)).toBe(1);
  expect(subjectsTo('adieu@exemple.fr').at(-1)).toBe('Votre compte est supprimé');
  expect(emails.at(-1)?.content.action).toBeUndefined();
  expect((await client.auth.getUser(session.access_token)).error).not.toBeNull();
  expect(await call(client, 'keep-account')).toMatchObject({ status: 401 });
  const { rowCount } = await owner.query('select from clients where user_id = $1', [user.id]);
  expect(rowCount).toBe(0);
  const again = await join('adieu@exemple.fr');
  expect(again.user.id).not.toBe(user.id);
});

test('the server looks for what is due from its start on', async () => {
  const { client, user } = await join('heure@exemple.fr');
  await call(client, 'delete-account');
  await makeDue(user.id);
  const faults: unknown[] = [];
  const stop = startPurging(env, (fault) => faults.push(fault));
  await until(() =>
    expect(subjectsTo('heure@exemple.fr').at(-1)).toBe('Votre compte est supprimé'),
  );
  stop();
  const isClosed = { ...env, askData: async () => new Response(null, { status: 503 }) };
  startPurging(isClosed, (fault) => faults.push(fault))();
  await until(() => expect(faults).toEqual([{ event: 'purge_fault', code: '503' }]));
});

test('a visitor, a stranger and a browser with the secret key get nothing', async () => {
  const nobody = site.connect();
  for (const name of ['delete-account', 'keep-account'])
    expect(await call(nobody, name)).toMatchObject({ status: 401 });
  const fromBrowser = await app.request('/functions/v1/delete-account', {
    method: 'POST',
    headers: { apikey: keys.secret, Authorization: `Bearer ${keys.secret}` },
  });
  expect(fromBrowser.ok).toBe(false);
  expect((await app.request('/functions/v1/delete-account')).status).toBe(404);
  for (const name of ['other', 'constructor', '__proto__', 'toString'])
    expect((await app.request(`/functions/v1/${name}`, { method: 'POST' })).status).toBe(404);
  const { client: stranger } = await join('passant@exemple.fr');
  expect((await stranger.from('account_deletions').select('*')).data).toEqual([]);
  expect((await stranger.rpc('purge_due_account')).error).toMatchObject({ code: '42501' });
});

test('a body larger than what its function takes is refused before it is read', async () => {
  const large = { padding: 'x'.repeat(65_536) };
  for (const name of ['company-lookup', 'record-generation', 'support-message', 'delete-account'])
    expect((await call(site.connect(), name, large)).status, name).toBe(413);
  expect((await call(site.connect(), 'send-document', large)).status).toBe(400);
});

test('brackets without end are no body, and fill no memory', async () => {
  for (const name of ['send-document', 'share-document'])
    expect(
      await site.request(`${ORIGIN}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: keys.publishable, 'Content-Type': 'application/json' },
        body: '['.repeat(5_000_000),
      }),
    ).toMatchObject({ status: 400 });
});
