import { expect, onTestFinished, test } from 'vitest';
import { writeEmailLink } from '#server/routes/email-pages/email-links.ts';
import { createNewsSite } from '#server/test/email/news-site.ts';
import { until } from '#server/test/email/until.ts';
import { queueNewsletter } from './queue-newsletter.ts';

const site = await createNewsSite();
const { owner, office, request, emailsTo } = site;
const { write, addLead, addAccount, signUp } = site;
const { listWaiting, findWaiting, unsubscribe, listConsents, isAsked } = site;

test('one click stops the news of an account, and what waits; a message says how to go back', async () => {
  const email = 'les-deux@exemple.fr';
  await addLead(email);
  await addAccount(email);
  const news = write();
  await queueNewsletter(office, news);
  const { unsubscribeUrl, text, html } = await findWaiting(news, email);
  expect(text).toContain(unsubscribeUrl);
  expect(html).toContain(unsubscribeUrl);
  expect(text).toContain('Lettre d’information');
  expect(await (await request(unsubscribeUrl)).text()).toContain('<button>Me désinscrire</button>');
  expect(await listConsents(email)).toEqual([true, true]);
  for (const _ of [1, 2]) expect((await unsubscribe(unsubscribeUrl)).status).toBe(200);
  expect(await listConsents(email)).toEqual([false, false]);
  expect(await listWaiting(news)).not.toContain(email);
  expect(emailsTo(email).map(({ type }) => type)).toEqual(['unsubscribed']);
  const { rowCount } = await owner.query(
    'select from email_logs where subject = $1 and recipient_email = $2',
    [news.subject, email],
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

test('a visitor’s link stops the news of an account that waits to be confirmed', async () => {
  await addLead('bientot@exemple.fr');
  await signUp('bientot@exemple.fr', true);
  expect(await listConsents('bientot@exemple.fr')).toEqual([true, false]);
  expect(await isAsked('bientot@exemple.fr')).toBe(true);
  const news = write();
  await queueNewsletter(office, news);
  await unsubscribe((await findWaiting(news, 'bientot@exemple.fr')).unsubscribeUrl);
  expect(await listConsents('bientot@exemple.fr')).toEqual([false, false]);
  expect(await isAsked('bientot@exemple.fr')).toBe(false);
});

test('a link of an address that was erased, and came back, says that it is too old', async () => {
  const email = 'revenant@exemple.fr';
  await addLead(email);
  const before = write();
  await queueNewsletter(office, before);
  const { unsubscribeUrl } = await findWaiting(before, email);
  await owner.query('delete from leads where email = $1', [email]);
  await addLead(email);
  const answer = await unsubscribe(unsubscribeUrl);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('du dernier message reçu');
  expect(emailsTo(email)).toEqual([]);

  const after = write();
  await queueNewsletter(office, after);
  const last = await findWaiting(after, email);
  expect((await unsubscribe(last.unsubscribeUrl)).status).toBe(200);
  expect(await listConsents(email)).toEqual([false]);
});

test('the link of an account that is gone says that it is too old', async () => {
  const { user } = await addAccount('parti@exemple.fr');
  const news = write();
  await queueNewsletter(office, news);
  const { unsubscribeUrl } = await findWaiting(news, 'parti@exemple.fr');
  await owner.query('delete from auth.users where id = $1', [user.id]);
  expect((await unsubscribe(unsubscribeUrl)).status).toBe(404);
});

test('the switch of an account, a deletion asked for and an address forgotten drop what waits', async () => {
  await addLead('oubli@exemple.fr');
  await addLead('bascule@exemple.fr');
  await addLead('reste@exemple.fr');
  const switched = await addAccount('bascule@exemple.fr');
  const deleted = await addAccount('adieu@exemple.fr');
  const news = write();
  await queueNewsletter(office, news);
  const stopped = ['adieu@exemple.fr', 'bascule@exemple.fr', 'oubli@exemple.fr'];
  expect(await listWaiting(news)).toEqual(expect.arrayContaining(stopped));
  await switched.client
    .from('profiles')
    .update({ newsletter_consent: false })
    .eq('user_id', switched.user.id)
    .throwOnError();
  await owner.query('insert into account_deletions (user_id) values ($1)', [deleted.user.id]);
  await owner.query("delete from leads where email = 'oubli@exemple.fr'");
  const waiting = await listWaiting(news);
  expect(waiting.filter((email) => stopped.includes(email))).toEqual([]);
  expect(waiting).toContain('reste@exemple.fr');
  expect(await listConsents('bascule@exemple.fr')).toEqual([false, false]);
});

test('an address that is erased stops the news of its account', async () => {
  const email = 'efface@exemple.fr';
  const id = await addLead(email);
  await addAccount(email);
  const news = write();
  await queueNewsletter(office, news);
  expect(await listWaiting(news)).toContain(email);
  const url = await writeEmailLink(office, { id, action: 'effacement' });
  for (const _ of [1, 2]) expect((await request(url, { method: 'POST' })).status).toBe(200);
  expect(emailsTo(email).map(({ type }) => type)).toEqual(['lead-deleted']);
  expect(await listWaiting(news)).not.toContain(email);
  expect(await listConsents(email)).toEqual([false]);
});

test('a visitor forgotten after three years leaves the news of their account alone', async () => {
  for (const email of ['vieux-compte@exemple.fr', 'vieux-visiteur@exemple.fr'])
    await addLead(email);
  await addAccount('vieux-compte@exemple.fr');
  const news = write();
  await queueNewsletter(office, news);
  await owner.query(
    "update leads set last_activity_at = now() - interval '4 years' where email like 'vieux-%'",
  );
  await owner.query('select purge_expired()');
  const waiting = await listWaiting(news);
  expect(waiting).toContain('vieux-compte@exemple.fr');
  expect(waiting).not.toContain('vieux-visiteur@exemple.fr');
  expect(await listConsents('vieux-compte@exemple.fr')).toEqual([true]);
});

test('a no and a newsletter at the same moment wait for each other, whichever comes first', async () => {
  const email = 'meme-instant@exemple.fr';
  const open = async () => {
    const client = await owner.connect();
    onTestFinished(() => client.release());
    return client;
  };
  const [first, second] = [await open(), await open()];
  const end = ['select private.end_news($1)', [email]] as const;
  const add = (news: { subject: string }) =>
    [
      'select public.add_news($1, $2)',
      [
        news.subject,
        JSON.stringify([{ id: crypto.randomUUID(), recipient: email, content: '{}' }]),
      ],
    ] as const;
  await addLead(email);
  for (const isNoFirst of [false, true]) {
    await owner.query(
      'update leads set newsletter_consent = true, newsletter_asked_at = now() where email = $1',
      [email],
    );
    const news = write();
    const [one, other] = isNoFirst ? [end, add(news)] : [add(news), end];
    await first.query('begin');
    await first.query(one[0], [...one[1]]);
    let isOver = false;
    const waiting = second.query(other[0], [...other[1]]).finally(() => {
      isOver = true;
    });
    await until(async () => {
      const { rowCount } = await owner.query(
        `select from pg_locks where not granted
         and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(isOver || rowCount === 1).toBe(true);
    });
    await first.query('commit');
    await waiting;
    expect(await listWaiting(news)).toEqual([]);
  }
});

test('news that a killed sender held are dropped, those on their way are not', async () => {
  for (const email of ['tue@exemple.fr', 'en-route@exemple.fr']) await addLead(email);
  const news = write();
  await queueNewsletter(office, news);
  const hold = (email: string, wait: string) =>
    owner.query(
      `update private.mail_queue set held_by = gen_random_uuid(), due_at = now() + $3::interval
       from email_logs where email_logs.id = mail_queue.id and subject = $1 and recipient_email = $2`,
      [news.subject, email, wait],
    );
  await hold('tue@exemple.fr', '-1 second');
  await hold('en-route@exemple.fr', '2 minutes');
  for (const email of ['tue@exemple.fr', 'en-route@exemple.fr'])
    await unsubscribe((await findWaiting(news, email)).unsubscribeUrl);
  const waiting = await listWaiting(news);
  expect(waiting).not.toContain('tue@exemple.fr');
  expect(waiting).toContain('en-route@exemple.fr');
});

test('whoever signs up with the address of another cannot stop the news of it', async () => {
  const email = 'convoitee@exemple.fr';
  await addLead(email);
  await signUp(email, true);
  expect(await isAsked(email)).toBe(true);
  await signUp(email, false);
  expect(await isAsked(email)).toBe(false);
  expect(await listConsents(email)).toEqual([true, false]);
});
