import { expect, test } from 'vitest';
import { ORIGIN } from '#server/test/auth-site.ts';
import { openMailServer } from '#server/test/email/carry.ts';
import { createNewsSite } from '#server/test/email/news-site.ts';
import { until } from '#server/test/email/until.ts';
import { countNewsReaders, queueNewsletter, queueTry } from './queue-newsletter.ts';

const site = await createNewsSite();
const { owner, call, office, join } = site;
const { write, addLead, addLeads, addAccount, signUp } = site;
const { listWaiting, findWaiting, unsubscribe, listConsents } = site;

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
await signUp('jamais-confirme@exemple.fr', true);
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
  await addLeads('foule', 120);
  const news = write();
  expect(await queueNewsletter(office, news)).toBe(123);
  expect(new Set(await listWaiting(news)).size).toBe(123);
  await owner.query("delete from leads where email like 'foule-%'");
  expect(await listWaiting(news)).toEqual(READERS);
});

test('who says no while news are being queued gets none', async () => {
  await addLead('a-temps@exemple.fr');
  const news = write();
  const queued = await queueNewsletter(
    {
      ...office,
      call: async (name, values) => {
        if (name === 'add_news') await owner.query("select private.end_news('a-temps@exemple.fr')");
        return call(name, values);
      },
    },
    news,
  );
  expect(queued).toBe(3);
  expect(await listWaiting(news)).toEqual(READERS);
});

test('a box ticked before links confirmed it is no consent', async () => {
  const news = write();
  await owner.query(
    "insert into leads (email, newsletter_consent) values ('ancienne@exemple.fr', true)",
  );
  await queueNewsletter(office, news);
  expect(await listWaiting(news)).toEqual(READERS);
  await owner.query("delete from leads where email = 'ancienne@exemple.fr'");
});

test('an address given twice at once gets one message, and the others theirs', async () => {
  const { subject } = write();
  const make = (id: string, recipient: string) => ({ id, recipient, content: '{}' });
  const id = crypto.randomUUID();
  const p_messages = [
    make(id, 'compte@exemple.fr'),
    make(id, 'compte@exemple.fr'),
    make(crypto.randomUUID(), 'visiteuse@exemple.fr'),
  ];
  const [row] = await call('add_news', { p_subject: subject, p_messages });
  expect(row).toEqual({ added: 2 });
  expect(await listWaiting({ subject })).toEqual(['compte@exemple.fr', 'visiteuse@exemple.fr']);
});

test('a try goes to one address, as often as one wants, and its link changes nothing', async () => {
  const news = write();
  await queueTry(office, news, 'visiteuse@exemple.fr');
  await queueTry(office, news, 'visiteuse@exemple.fr');
  expect(await listWaiting(news)).toHaveLength(2);
  const { unsubscribeUrl } = await findWaiting(news, 'visiteuse@exemple.fr');
  const answer = await unsubscribe(unsubscribeUrl);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Ce lien est trop ancien');
  expect(await listConsents('visiteuse@exemple.fr')).toEqual([true]);
  expect(await countNewsReaders(office, news)).toMatchObject({ written: 0 });
});

test('messages of people never wait behind news, nor behind the hands that carry them', async () => {
  await owner.query('delete from email_logs');
  await addLeads('foule', 20);
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

const HELD = 3;
