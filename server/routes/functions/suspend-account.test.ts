import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFunctionSite } from '#server/test/email/function-site.ts';

const { owner, join, call, connect, visit, emailsTo, state } = await createFunctionSite();
const reason = 'Des factures au nom d’autrui.\nArticle 4 des conditions.';
const administer = async (email: string) => {
  visit();
  const { client, user } = await join(email);
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [user.id]);
  return client;
};
const isSuspended = async (id: string) => {
  const { rows } = await owner.query(
    'select coalesce(banned_until > now(), false) as is_suspended from auth.users where id = $1',
    [id],
  );
  return rows[0]?.is_suspended;
};

test('an account is suspended, and its owner is told why and how to get their data', async () => {
  const admin = await administer('chef@exemple.fr');
  visit();
  const { user } = await join('suspendu@exemple.fr');
  expect(await call(admin, 'suspend-account', { userId: user.id, reason })).toEqual({
    status: 200,
    body: { suspended: true },
  });
  expect(await isSuspended(user.id)).toBe(true);
  const [message, ...others] = emailsTo('suspendu@exemple.fr').filter(
    ({ type }) => type === 'account-suspended',
  );
  expect(others).toEqual([]);
  expect(message?.paragraphs).toEqual(
    expect.arrayContaining(['Des factures au nom d’autrui.', 'Article 4 des conditions.']),
  );
  expect(message?.action?.url).toMatch(/\/contact$/);
  const { rows } = await owner.query(
    "select action, subject from admin_actions where admin_email = 'chef@exemple.fr'",
  );
  expect(rows).toEqual([{ action: 'suspend', subject: 'suspendu@exemple.fr' }]);
});

test('nobody is suspended by a user, a visitor, without a reason or unseen', async () => {
  const admin = await administer('autre-chef@exemple.fr');
  visit();
  const { client, user } = await join('honnete@exemple.fr');
  const asked = { userId: user.id, reason };
  expect((await call(client, 'suspend-account', asked)).status).toBe(403);
  expect((await call(connect(), 'suspend-account', asked)).status).toBeGreaterThanOrEqual(401);
  expect((await call(admin, 'suspend-account', { ...asked, reason: ' ' })).status).toBe(400);
  expect(
    (await call(admin, 'suspend-account', { ...asked, userId: randomUUID() })).status,
  ).not.toBe(200);
  state.isQueueBroken = true;
  expect(await call(admin, 'suspend-account', asked)).toMatchObject({
    status: 503,
    body: { code: 'email_not_sent' },
  });
  state.isQueueBroken = false;
  expect(await isSuspended(user.id)).toBe(false);
});
