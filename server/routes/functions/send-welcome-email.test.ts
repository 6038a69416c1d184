import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { lastEmail, ORIGIN, PASSWORD, readLink } from '#server/test/auth-site.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { until } from '#server/test/email/until.ts';

const site = await createFunctionSite();
const { owner, connect, join, call, visit, emailsTo, authEmails, advance, state } = site;
const confirmationUrl = `${ORIGIN}/account`;
const signUp = async (email: string) => {
  const { data } = await connect().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { first_name: 'Émile', last_name: 'Dupont' } },
  });
  return data.user?.id ?? '';
};
/** Confirms an account by its e-mail’s link. */
const openLink = async (email: string, client = connect()) => {
  const { token_hash } = readLink(lastEmail(authEmails, email));
  await client.auth.verifyOtp({ token_hash, type: 'signup' });
  return client;
};
/** Signs up in a new browser, and asks for the newsletter. */
const askForNews = async (email: string) => {
  const browser = connect();
  const options = { data: { newsletter_consent: true } };
  await browser.auth.signUp({ email, password: PASSWORD, options });
  return browser;
};
const confirmationsTo = (email: string) =>
  authEmails.filter(({ to, kind }) => to === email && kind === 'confirmation');
/** Waits for work begun by visitors’ calls: a later user’s welcome comes after it. */
const settle = async () => {
  const email = `temoin-${state.visits}@exemple.fr`;
  const { user } = await join(email);
  visit();
  await call(connect(), 'send-welcome-email', { email, userId: user.id, confirmationUrl });
  await until(() => expect(emailsTo(email)).toHaveLength(1));
};

test('a sign-up and its welcome are one message, which confirms the address', async () => {
  visit();
  const email = 'emile@exemple.fr';
  const userId = await signUp(email);
  expect(await call(connect(), 'send-welcome-email', { email, userId, confirmationUrl })).toEqual({
    status: 200,
    body: { accepted: true },
  });
  await settle();
  expect(confirmationsTo(email)).toHaveLength(1);
  expect(emailsTo(email)).toEqual([]);
});

test('asked again later, it brings the link again', async () => {
  visit();
  const email = 'encore@exemple.fr';
  const userId = await signUp(email);
  await site.owner.query(
    "update auth.users set confirmation_sent_at = now() - interval '2 minutes'",
  );
  advance(120);
  await call(connect(), 'send-welcome-email', { email, userId, confirmationUrl });
  await until(() => expect(confirmationsTo(email)).toHaveLength(2));
  const link = confirmationsTo(email)[1];
  expect(link && 'url' in link && new URL(link.url).searchParams.get('redirect_to')).toBe(
    confirmationUrl,
  );
  advance(-120);
});

test('a user whose address is confirmed is welcomed by the name of the profile, whatever was claimed', async () => {
  visit();
  const { client, user } = await join('zoe@exemple.fr');
  await client.from('profiles').update({ first_name: 'Zoé' }).eq('user_id', user.id);
  const asked = {
    email: 'zoe@exemple.fr',
    userId: user.id,
    firstName: 'Gagnez mille euros',
    lastName: 'http://piege.exemple',
    confirmationUrl,
  };
  expect((await call(client, 'send-welcome-email', asked)).status).toBe(200);
  expect(emailsTo('zoe@exemple.fr')).toMatchObject([
    { type: 'welcome', title: 'Bienvenue, Zoé', action: { url: `${ORIGIN}/account` } },
  ]);
  expect(await call(client, 'send-welcome-email', asked)).toMatchObject({ status: 429 });
});

test('the words of a sign-up are in no e-mail that its visitor has sent', async () => {
  visit();
  const email = 'victime@exemple.fr';
  const { data } = await connect().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { first_name: 'Gagnez mille euros' } },
  });
  await openLink(email);
  const userId = data.user?.id ?? '';
  await call(connect(), 'send-welcome-email', { email, userId, confirmationUrl });
  await until(() => expect(emailsTo(email)).toHaveLength(1));
  expect(JSON.stringify(emailsTo(email))).not.toContain('Gagnez');
});

test('visitors use up none of the welcomes that a user may ask for', async () => {
  const email = 'epuisee@exemple.fr';
  const { client, user } = await join(email);
  const asked = { email, userId: user.id, confirmationUrl };
  for (let count = 0; count < 6; count += 1) {
    visit();
    await call(connect(), 'send-welcome-email', asked);
  }
  expect((await call(client, 'send-welcome-email', asked)).status).toBe(200);
});

test('news that a sign-up asked for are confirmed by a link of their own, and by nothing else', async () => {
  visit();
  const email = 'curieuse@exemple.fr';
  const browser = await askForNews(email);
  const consent = async () => {
    const { rows } = await owner.query(
      'select newsletter_consent as is, (select count(*)::int from private.news_readers where address = $1) as readers from profiles where email = $1',
      [email],
    );
    return rows[0];
  };
  const client = await openLink(email, browser);
  expect(await consent()).toEqual({ is: false, readers: 0 });
  const { data } = await client.auth.getUser();
  const asked = { email, userId: data.user?.id, confirmationUrl };
  expect((await call(client, 'send-welcome-email', asked)).status).toBe(200);
  const [link] = emailsTo(email)[0]?.links ?? [];
  expect(link?.label).toBe('Recevoir nos nouvelles');
  const url = link?.url ?? '';
  expect(await (await site.request(url)).text()).toContain('Confirmer mon inscription');
  expect(await consent()).toEqual({ is: false, readers: 0 });
  expect((await site.request(url, { method: 'POST' })).status).toBe(200);
  expect(await consent()).toEqual({ is: true, readers: 1 });
  // Repeated, it says the same; after an opt-out, it is void.
  expect((await site.request(url, { method: 'POST' })).status).toBe(200);
  await client
    .from('profiles')
    .update({ newsletter_consent: false })
    .eq('email', email)
    .throwOnError();
  const late = await site.request(url, { method: 'POST' });
  expect(await late.text()).toContain('Cette demande n’est plus valable');
  expect(await consent()).toEqual({ is: false, readers: 0 });
});

test('the box of an account counts at once, and leaves nothing to confirm', async () => {
  visit();
  const email = 'decidee@exemple.fr';
  const client = await openLink(email, await askForNews(email));
  const { data } = await client.auth.getUser();
  const userId = data.user?.id;
  await client
    .from('profiles')
    .update({ newsletter_consent: true })
    .eq('user_id', userId ?? '');
  const { rows } = await owner.query('select address from private.news_readers');
  expect(rows).toContainEqual({ address: email });
  await call(client, 'send-welcome-email', { email, userId, confirmationUrl });
  expect(emailsTo(email)).toHaveLength(1);
  expect(emailsTo(email)[0]).not.toHaveProperty('links');
});

test('a visitor learns nothing of users, and has nothing sent to others', async () => {
  visit();
  const { user } = await join('connue@exemple.fr');
  for (const [email, userId] of [
    ['connue@exemple.fr', randomUUID()],
    ['autre@exemple.fr', user.id],
  ])
    expect(await call(connect(), 'send-welcome-email', { email, userId, confirmationUrl })).toEqual(
      { status: 200, body: { accepted: true } },
    );
  await settle();
  expect(emailsTo('connue@exemple.fr')).toEqual([]);
  expect(emailsTo('autre@exemple.fr')).toEqual([]);
});

test('a visitor cannot have an account of more than an hour welcomed; its user can', async () => {
  visit();
  const { client, user } = await join('ancienne@exemple.fr');
  await owner.query(
    "update auth.users set created_at = now() - interval '61 minutes' where id = $1",
    [user.id],
  );
  const asked = { email: 'ancienne@exemple.fr', userId: user.id, confirmationUrl };
  expect((await call(connect(), 'send-welcome-email', asked)).status).toBe(200);
  await settle();
  expect(emailsTo('ancienne@exemple.fr')).toEqual([]);
  site.forgetUses();
  expect((await call(client, 'send-welcome-email', asked)).status).toBe(200);
  expect(emailsTo('ancienne@exemple.fr')).toHaveLength(1);
});

test('a user is refused for another account and for another address', async () => {
  visit();
  const { client, user } = await join('moi@exemple.fr');
  const { user: other } = await join('elle@exemple.fr');
  for (const [email, userId] of [
    ['elle@exemple.fr', other.id],
    ['elle@exemple.fr', user.id],
  ]) {
    site.forgetUses();
    expect(
      await call(client, 'send-welcome-email', { email, userId, confirmationUrl }),
    ).toMatchObject({ status: 403, body: { code: 'not_own_account' } });
  }
  expect(emailsTo('elle@exemple.fr')).toEqual([]);
});

/** Signs up, and is named administrator by the operator. */
const joinAsAdministrator = async (email: string) => {
  const { client, user } = await join(email);
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [user.id]);
  return client;
};
const actions = async (email: string) => {
  const { rows } = await owner.query(
    'select action, subject from admin_actions where admin_email = $1 order by created_at',
    [email],
  );
  return rows;
};

test('an administrator has an account welcomed, and the journal says so', async () => {
  visit();
  const client = await joinAsAdministrator('cheffe@exemple.fr');
  const { client: their, user } = await join('perdue@exemple.fr');
  await their.from('profiles').update({ first_name: 'Gagnez' }).eq('user_id', user.id);
  const asked = { email: 'perdue@exemple.fr', userId: user.id, confirmationUrl };
  expect(await call(client, 'send-welcome-email', asked)).toMatchObject({ status: 200 });
  expect(emailsTo('perdue@exemple.fr')).toMatchObject([{ type: 'welcome', title: 'Bienvenue' }]);
  expect(await actions('cheffe@exemple.fr')).toEqual([
    { action: 'welcome', subject: 'perdue@exemple.fr' },
  ]);
  // Once a minute, however the id is written, and nothing is taken from the user.
  const shouted = { ...asked, userId: user.id.toUpperCase() };
  for (const again of [asked, shouted])
    expect((await call(client, 'send-welcome-email', again)).status).toBe(429);
  expect((await call(their, 'send-welcome-email', shouted)).status).toBe(200);
});

test('an administrator has no message sent to another address, a suspended account or another administrator', async () => {
  visit();
  const client = await joinAsAdministrator('sage@exemple.fr');
  await joinAsAdministrator('collegue@exemple.fr');
  await join('suspendu@exemple.fr');
  await owner.query(
    "update auth.users set banned_until = now() + interval '1 day' where email = 'suspendu@exemple.fr'",
  );
  const { rows } = await owner.query(
    "select id, email from auth.users where email in ('suspendu@exemple.fr', 'collegue@exemple.fr')",
  );
  const [one] = rows;
  const everybody = [...rows, { ...one, email: 'ailleurs@exemple.fr' }];
  for (const { id: userId, email } of everybody) {
    site.forgetUses();
    expect(
      await call(client, 'send-welcome-email', { email, userId, confirmationUrl }),
    ).toMatchObject({ status: 403, body: { code: 'not_own_account' } });
    expect(emailsTo(email)).toEqual([]);
  }
  expect(await actions('sage@exemple.fr')).toEqual([]);
});

test('an administrator has the link sent again to an unconfirmed address, unless it just was', async () => {
  visit();
  const client = await joinAsAdministrator('patronne@exemple.fr');
  const email = 'oublieux@exemple.fr';
  const asked = { email, userId: await signUp(email), confirmationUrl };
  expect((await call(client, 'send-welcome-email', asked)).status).toBe(429);
  expect(confirmationsTo(email)).toHaveLength(1);
  await owner.query(
    "update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1",
    [email],
  );
  advance(120);
  onTestFinished(() => advance(-120));
  site.forgetUses();
  expect((await call(client, 'send-welcome-email', asked)).status).toBe(200);
  expect(confirmationsTo(email)).toHaveLength(2);
});

test('an administrator is told when the message could not be sent', async () => {
  visit();
  const client = await joinAsAdministrator('lucide@exemple.fr');
  const { user } = await join('injoignable@exemple.fr');
  state.isQueueBroken = true;
  onTestFinished(() => {
    state.isQueueBroken = false;
  });
  const asked = { email: 'injoignable@exemple.fr', userId: user.id, confirmationUrl };
  expect(await call(client, 'send-welcome-email', asked)).toMatchObject({
    status: 503,
    body: { code: 'email_not_sent' },
  });
});

test.each([
  'https://piege.exemple/account',
  'https://facturier.example@piege.exemple/',
  'https://facturier.example.piege.exemple/',
  'javascript:alert(1)',
  '//piege.exemple',
])('a link to %s is refused', async (url) => {
  visit();
  expect(
    await call(connect(), 'send-welcome-email', {
      email: 'a@exemple.fr',
      userId: randomUUID(),
      confirmationUrl: url,
    }),
  ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
});

test('a network asks thirty times an hour', async () => {
  visit();
  const client = connect();
  const ask = () =>
    call(client, 'send-welcome-email', {
      email: 'a@exemple.fr',
      userId: randomUUID(),
      confirmationUrl,
    });
  for (let count = 0; count < 30; count += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
});

test('a user is told when the message could not be sent', async () => {
  visit();
  const { client, user } = await join('panne@exemple.fr');
  state.isQueueBroken = true;
  const asked = { email: 'panne@exemple.fr', userId: user.id, confirmationUrl };
  expect(await call(client, 'send-welcome-email', asked)).toMatchObject({
    status: 503,
    body: { code: 'email_not_sent' },
  });
  state.isQueueBroken = false;
});
