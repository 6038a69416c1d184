import { expect, test } from 'vitest';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import { ORIGIN } from '#server/test/auth-site.ts';
import { openMailServer } from '#server/test/mail/carry.ts';
import { createFunctionSite } from '#server/test/mail/function-site.ts';
import { until } from '#server/test/mail/until.ts';
import { countNewsReaders, queueNewsletter, queueTry } from './queue-newsletter.ts';

const site = await createFunctionSite();
const { owner, env, join, request, lettersTo } = site;
const call = callDatabase(env);
const office = { call, secretKey: env.secretKey, origin: ORIGIN };
let edition = 0;
/** Another newsletter each time. */
const write = () => {
  edition += 1;
  return { subject: `Nouvelles n° ${edition}`, paragraphs: ['Bonjour & merci', 'À bientôt'] };
};

const addLead = async (email: string, hasConsent = true) => {
  await owner.query('insert into leads (email, newsletter_consent) values ($1, $2)', [
    email,
    hasConsent,
  ]);
};
const addAccount = async (email: string, hasConsent = true) => {
  const { user, client } = await join(email);
  await client
    .from('profiles')
    .update({ newsletter_consent: hasConsent })
    .eq('user_id', user.id)
    .throwOnError();
  return { user, client };
};
/** The messages of a newsletter that wait, by their readers. */
const readWaiting = async ({ subject }: { subject: string }) => {
  const { rows } = await owner.query<{ email: string; content: string }>(
    `select recipient_email as email, content from email_logs join private.mail_queue using (id)
     where subject = $1 order by 1`,
    [subject],
  );
  return rows;
};
const listWaiting = async (news: { subject: string }) =>
  (await readWaiting(news)).map(({ email }) => email);
const findWaiting = async (news: { subject: string }, email: string) => {
  const found = (await readWaiting(news)).find((one) => one.email === email);
  if (!found) throw new Error(`Nothing waits for ${email}`);
  return JSON.parse(found.content);
};
const unsubscribe = (url: string) =>
  request(url, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
const listConsents = async (email: string) => {
  const { rows } = await owner.query<{ is: boolean }>(
    `select newsletter_consent as is from leads where email = $1
     union all select newsletter_consent from profiles where email = $1`,
    [email],
  );
  return rows.map(({ is }) => is);
};

await addLead('visiteuse@exemple.fr');
await addLead('sans-accord@exemple.fr', false);
await addLead('les-deux@exemple.fr');
await addAccount('les-deux@exemple.fr');
await addAccount('compte@exemple.fr');
await addAccount('refuse@exemple.fr', false);
await addLead('part@exemple.fr');
const leaving = await addAccount('part@exemple.fr');
await owner.query('insert into account_deletions (user_id) values ($1)', [leaving.user.id]);
const banned = await addAccount('suspendu@exemple.fr');
await owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
  banned.user.id,
]);
await site.connect().auth.signUp({
  email: 'jamais-confirme@exemple.fr',
  password: 'cheval-pile-agrafe',
  options: { data: { newsletter_consent: true } },
});
const READERS = ['compte@exemple.fr', 'les-deux@exemple.fr', 'visiteuse@exemple.fr'];

test('who said yes gets one message, an address of both too; others get none', async () => {
  const news = write();
  expect(await countNewsReaders(office, news)).toEqual({ readers: 3, written: 0 });
  expect(await queueNewsletter(office, news)).toBe(3);
  expect(await listWaiting(news)).toEqual(READERS);
  expect(await findWaiting(news, 'visiteuse@exemple.fr')).toMatchObject({
    to: 'visiteuse@exemple.fr',
    type: 'newsletter',
    subject: news.subject,
    html: expect.stringContaining('Bonjour &amp; merci'),
    unsubscribeUrl: expect.stringContaining(`${ORIGIN}/courriel/desinscription?jeton=`),
  });
});

test('the same newsletter twice is sent once, whatever has become of its messages', async () => {
  const news = write();
  await queueNewsletter(office, news);
  await owner.query('delete from private.mail_queue');
  await owner.query("update email_logs set status = 'sent' where subject = $1", [news.subject]);
  await addLead('nouvelle@exemple.fr');
  expect(await queueNewsletter(office, { ...news, paragraphs: ['Corrigé'] })).toBe(1);
  expect(await listWaiting(news)).toEqual(['nouvelle@exemple.fr']);
  expect(await countNewsReaders(office, news)).toEqual({ readers: 4, written: 4 });
  await owner.query("delete from leads where email = 'nouvelle@exemple.fr'");
});

test('two operators at once write once to each', async () => {
  const news = write();
  const counts = await Promise.all([queueNewsletter(office, news), queueNewsletter(office, news)]);
  expect(counts[0] + counts[1]).toBe(3);
  expect(await listWaiting(news)).toEqual(READERS);
});

test('thousands are listed to the last one, in several readings', async () => {
  await owner.query(
    "insert into leads (email, newsletter_consent) select 'foule-' || n || '@exemple.fr', true from generate_series(1, 120) as n",
  );
  const news = write();
  expect(await queueNewsletter(office, news)).toBe(123);
  expect(new Set(await listWaiting(news)).size).toBe(123);
  await owner.query("delete from leads where email like 'foule-%'");
  expect(await listWaiting(news)).toEqual(READERS);
});

test('one click stops the news of an account, and what waits; a message says how to go back', async () => {
  const news = write();
  await queueNewsletter(office, news);
  const { unsubscribeUrl, text, html } = await findWaiting(news, 'les-deux@exemple.fr');
  expect(text).toContain(unsubscribeUrl);
  expect(html).toContain(unsubscribeUrl);
  expect(text).toContain('Lettre d’information');
  expect(await (await request(unsubscribeUrl)).text()).toContain('<button>Me désinscrire</button>');
  expect(await listConsents('les-deux@exemple.fr')).toEqual([true, true]);
  for (const _ of [1, 2]) expect((await unsubscribe(unsubscribeUrl)).status).toBe(200);
  expect(await listConsents('les-deux@exemple.fr')).toEqual([false, false]);
  expect(await listWaiting(news)).toEqual(['compte@exemple.fr', 'visiteuse@exemple.fr']);
  expect(lettersTo('les-deux@exemple.fr').map(({ type }) => type)).toEqual(['unsubscribed']);
  const { rowCount } = await owner.query(
    "select from email_logs where subject = $1 and recipient_email = 'les-deux@exemple.fr'",
    [news.subject],
  );
  expect(rowCount).toBe(0);
  for (const wrong of [
    unsubscribeUrl.replace('desinscription', 'effacement'),
    unsubscribeUrl.slice(0, -3),
  ])
    expect((await unsubscribe(wrong)).status).toBe(404);
});

test('a visitor’s link stops the news of the address, that of an account too', async () => {
  await addLead('fidele@exemple.fr');
  const news = write();
  await queueNewsletter(office, news);
  const { unsubscribeUrl, text } = await findWaiting(news, 'fidele@exemple.fr');
  expect(text).not.toContain('votre compte');
  await addAccount('fidele@exemple.fr');
  await unsubscribe(unsubscribeUrl);
  expect(await listConsents('fidele@exemple.fr')).toEqual([false, false]);
});

test('the switch of an account, a deletion asked for and an address forgotten drop what waits', async () => {
  await addLead('oubli@exemple.fr');
  await addLead('bascule@exemple.fr');
  const switched = await addAccount('bascule@exemple.fr');
  const deleted = await addAccount('adieu@exemple.fr');
  const news = write();
  await queueNewsletter(office, news);
  expect(await listWaiting(news)).toEqual(
    expect.arrayContaining(['adieu@exemple.fr', 'bascule@exemple.fr', 'oubli@exemple.fr']),
  );
  await switched.client
    .from('profiles')
    .update({ newsletter_consent: false })
    .eq('user_id', switched.user.id)
    .throwOnError();
  await owner.query('insert into account_deletions (user_id) values ($1)', [deleted.user.id]);
  await owner.query("delete from leads where email = 'oubli@exemple.fr'");
  expect(await listWaiting(news)).toEqual(['compte@exemple.fr', 'visiteuse@exemple.fr']);
  expect(await listConsents('bascule@exemple.fr')).toEqual([false, false]);
});

test('whoever signs up with the address of another cannot stop the news of it', async () => {
  const email = 'visiteuse@exemple.fr';
  const sign = (newsletter_consent: boolean) =>
    site.connect().auth.signUp({
      email,
      password: 'cheval-pile-agrafe',
      options: { data: { newsletter_consent } },
    });
  await sign(true);
  await owner.query(
    `update auth.users set raw_user_meta_data = '{"newsletter_consent": false}' where email = $1`,
    [email],
  );
  expect(await listConsents(email)).toEqual([true, false]);
});

test('a try goes to one address, as often as one wants, and its link changes nothing', async () => {
  const news = write();
  await queueTry(office, news, 'visiteuse@exemple.fr');
  await queueTry(office, news, 'visiteuse@exemple.fr');
  expect(await listWaiting(news)).toHaveLength(2);
  const { unsubscribeUrl } = await findWaiting(news, 'visiteuse@exemple.fr');
  expect((await unsubscribe(unsubscribeUrl)).status).toBe(200);
  expect(await listConsents('visiteuse@exemple.fr')).toEqual([true, false]);
  expect(await countNewsReaders(office, news)).toMatchObject({ written: 0 });
});

test('messages of people never wait behind news, nor behind the hands that carry them', async () => {
  await owner.query('delete from email_logs');
  await owner.query(
    "insert into leads (email, newsletter_consent) select 'foule-' || n || '@exemple.fr', true from generate_series(1, 20) as n",
  );
  const news = write();
  await queueNewsletter(office, news);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const readers: string[] = [];
  const { queue, wake } = await openMailServer(call, {
    onData: (stream, { envelope }, done) => {
      readers.push(envelope.rcptTo[0]?.address ?? '');
      stream.resume();
      stream.on('end', async () => {
        if (readers.length <= HELD) await released;
        done();
      });
    },
  });
  wake();
  await until(() => expect(readers).toHaveLength(HELD));
  const receipt = {
    to: 'presse@exemple.fr',
    subject: 'Votre facture',
    html: '<p>Bonjour</p>',
    text: 'Bonjour',
    type: 'document-to-self',
  };
  await queue.add(receipt);
  wake();
  await until(async () => {
    const { rows } = await owner.query(
      "select status from email_logs where recipient_email = 'presse@exemple.fr'",
    );
    expect(rows).toEqual([{ status: 'sent' }]);
  });
  expect(readers).toHaveLength(HELD + 1);
  release();
  await until(async () => expect(await listWaiting(news)).toEqual([]));
  expect(readers.filter((reader) => reader.startsWith('foule-'))).toHaveLength(20);
  await owner.query("delete from leads where email like 'foule-%'");
});

test('neither visitors, users nor administrators reach what sends news', async () => {
  const { client, user } = await join('curieuse@exemple.fr');
  const admin = await join('chef@exemple.fr');
  await owner.query("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.user.id]);
  await admin.client.auth.refreshSession();
  for (const [name, values] of [
    ['list_news_readers', { p_subject: 'S', p_after: '', p_most: 10 }],
    ['count_news_readers', { p_subject: 'S' }],
    ['add_news', { p_subject: 'S', p_messages: [] }],
    ['unsubscribe_account', { p_id: user.id }],
    ['unsubscribe_lead', { p_id: user.id }],
    ['confirm_lead', { p_id: user.id }],
  ] as const)
    for (const caller of [site.connect(), client, admin.client])
      expect((await caller.rpc(name, values)).error, name).toMatchObject({ code: '42501' });
});

/** As many news as a sender has in its hands. */
const HELD = 3;
