import { expect, test } from 'vitest';
import { readDocument } from '#documents/read';
import { samples } from '#documents/samples/samples.ts';
import { getToday } from '#runtime/today.ts';
import type { EmailContent } from '#server/email/email-content.ts';
import { ORIGIN } from '#server/test/auth-site.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';

const site = await createFunctionSite();
const { owner, connect, join, call, visit, forgetUses, emailsTo, emails, state, request } = site;
const { functionFaults } = site;
const draft = samples.menuisier;
const readLead = async (email: string) => {
  const { rows } = await owner.query('select * from leads where email = $1', [email]);
  return rows[0];
};
const confirm = async (email: string) => {
  const links = emailsTo(email).flatMap((content) => content.links ?? []);
  const link = links.findLast(({ label }) => label === 'Recevoir nos nouvelles');
  return (await request(link?.url ?? '', { method: 'POST' })).status;
};
const open = (content: EmailContent | undefined) =>
  readDocument(Buffer.from(content?.attachments?.[0]?.base64 ?? '', 'base64'));

test('a visitor receives the document, drawn by the server, with the electronic invoice inside', async () => {
  visit();
  const { status, body } = await call(connect(), 'send-document', {
    draft,
    email: ' Visiteur@Exemple.fr',
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: { sent_to: ['visiteur@exemple.fr'], is_draft: false },
  });
  const [content] = emailsTo('visiteur@exemple.fr');
  expect(content).toMatchObject({ type: 'document-to-self' });
  expect(content?.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
  const opened = open(content);
  if (!opened.ok) throw new Error(opened.problem);
  expect(opened.drafts.map(({ draft: { number } }) => number)).toEqual([draft.number]);
  expect(opened.invoice?.read).toMatchObject({ ok: true });
});

test('an issued document is drawn by the rules of its day, and of no day to come', async () => {
  const drawnOn = async (day: string) => {
    visit();
    const email = `jour-${day}@exemple.fr`;
    expect((await call(connect(), 'send-document', { draft, email, day })).status).toBe(200);
    const [content] = emailsTo(email);
    const pdf = Buffer.from(content?.attachments?.[0]?.base64 ?? '', 'base64').toString('latin1');
    return /<xmp:CreateDate>([\d-]{10})/.exec(pdf)?.[1];
  };
  expect(await drawnOn('2026-10-02')).toBe('2026-10-02');
  expect(await drawnOn('2999-01-01')).toBe(getToday(new Date()));
  expect(
    (await call(connect(), 'send-document', { draft, email: 'a@exemple.fr', day: 'hier' })).status,
  ).toBe(400);
});

test('a visitor who asks for a document is a lead, who says on their own whether they want news', async () => {
  visit();
  const ask = (change: object = {}) =>
    call(connect(), 'send-document', { draft, email: 'fidele@exemple.fr', ...change });
  await ask();
  expect(await readLead('fidele@exemple.fr')).toMatchObject({
    first_document_type: 'facture-tva',
    total_documents_generated: 1,
    return_count: 0,
    newsletter_consent: false,
    newsletter_consent_at: null,
  });
  expect(emailsTo('fidele@exemple.fr')[0]?.unsubscribeUrl).toBeUndefined();
  await ask({ draft: samples['devis-agence-web'], newsletter: true });
  const lead = await readLead('fidele@exemple.fr');
  expect(lead).toMatchObject({
    first_document_type: 'facture-tva',
    total_documents_generated: 2,
    return_count: 0,
    newsletter_consent: false,
  });
  expect(lead.newsletter_asked_at).toBeInstanceOf(Date);
  expect(await confirm('fidele@exemple.fr')).toBe(200);
  const confirmed = await readLead('fidele@exemple.fr');
  expect(confirmed).toMatchObject({ newsletter_consent: true });
  expect(confirmed.newsletter_consent_at).toBeInstanceOf(Date);
  await ask({ newsletter: false });
  expect(await readLead('fidele@exemple.fr')).toMatchObject({ newsletter_consent: true });
  const links = emailsTo('fidele@exemple.fr').map((content) =>
    content.links?.map(({ label }) => label),
  );
  expect(links).toEqual([
    ['Effacer mon adresse'],
    ['Recevoir nos nouvelles', 'Effacer mon adresse'],
    ['Ne plus recevoir nos nouvelles', 'Effacer mon adresse'],
  ]);
});

test('a link that confirms is good for who still asks', async () => {
  visit();
  const email = 'hesite@exemple.fr';
  await call(connect(), 'send-document', { draft, email, newsletter: true });
  expect(await confirm(email)).toBe(200);
  const { id } = await readLead(email);
  await owner.query('select * from unsubscribe_lead($1)', [id]);
  expect(await confirm(email)).toBe(200);
  expect(await readLead(email)).toMatchObject({ newsletter_consent: false });
});

test('a return is another day of Paris', async () => {
  visit();
  const ask = () => call(connect(), 'send-document', { draft, email: 'retour@exemple.fr' });
  await ask();
  const yesterday =
    "((now() at time zone 'Europe/Paris')::date - 1)::timestamp + interval '23 hours 59 minutes'";
  await owner.query(
    `update leads set last_activity_at = (${yesterday}) at time zone 'Europe/Paris' where email = 'retour@exemple.fr'`,
  );
  await ask();
  await ask();
  expect(await readLead('retour@exemple.fr')).toMatchObject({ return_count: 1 });
});

test('a visitor sends nothing to a client, nor words of their own', async () => {
  visit();
  const before = emails.length;
  for (const extra of [{ to: 'client@exemple.fr' }, { subject: 'Gagnez' }, { text: 'Gagnez' }])
    expect(
      await call(connect(), 'send-document', { draft, email: 'moi@exemple.fr', ...extra }),
    ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(emails).toHaveLength(before);
});

test.each([
  ['F-2026-0042', 'Votre document\u00a0: Facture F-2026-0042'],
  ['Gagnez 1000 euros', 'Votre document\u00a0: Facture'],
  ['piege.exemple/1', 'Votre document\u00a0: Facture'],
  ['GAGNEZ-1000-EUROS', 'Votre document\u00a0: Facture'],
  ['2026/042', 'Votre document\u00a0: Facture 2026/042'],
])('with the number « %s », a visitor has « %s » sent', async (number, subject) => {
  visit();
  const email = `numero-${Buffer.from(number).toString('hex')}@exemple.fr`;
  const words = { number, buyer: { ...draft.buyer, name: 'Gagnez' }, subject: 'piege.exemple' };
  await call(connect(), 'send-document', { draft: { ...draft, ...words }, email });
  const [content] = emailsTo(email);
  expect(content?.subject).toBe(subject);
  const { filename = '' } = content?.attachments?.[0] ?? {};
  expect(JSON.stringify({ ...content, attachments: filename })).not.toMatch(/gagnez|piege/i);
  const name = subject.replace('Votre document\u00a0: ', '').replace('/', '-');
  expect(filename.replace(' (brouillon)', '')).toBe(`${name}.pdf`);
});

test('a user sends a document to a client, who answers to the user, with a copy', async () => {
  visit();
  const { client } = await join('atelier@exemple.fr');
  const { status, body } = await call(client, 'send-document', {
    draft,
    to: 'client@exemple.fr',
    subject: 'Votre facture',
    text: 'Bonjour,\nVoici la facture.',
    copy: true,
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { sent_to: ['client@exemple.fr', 'atelier@exemple.fr'] },
  });
  expect(emailsTo('client@exemple.fr')).toMatchObject([
    {
      type: 'document-to-client',
      subject: 'Votre facture',
      quotation: 'Bonjour,\nVoici la facture.',
      replyTo: 'atelier@exemple.fr',
    },
  ]);
  expect(emailsTo('atelier@exemple.fr')).toMatchObject([{ type: 'document-copy' }]);
  expect(await readLead('client@exemple.fr')).toBeUndefined();
});

test('a client has the document though the copy cannot be kept, and the user is told no failure', async () => {
  visit();
  const { client } = await join('sans-copie@exemple.fr');
  state.isEmailBroken = ({ type }) => type === 'document-copy';
  const { status, body } = await call(client, 'send-document', {
    draft,
    to: 'client-servi@exemple.fr',
    subject: 'Votre facture',
    text: 'Bonjour',
    copy: true,
  });
  state.isEmailBroken = () => false;
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { sent_to: ['client-servi@exemple.fr'] },
  });
  expect(emailsTo('client-servi@exemple.fr')).toHaveLength(1);
  expect(functionFaults).toContainEqual({ event: 'function_fault', code: 'email_not_queued' });
});

test('a user who names nobody receives the document, and is no lead', async () => {
  visit();
  const { client } = await join('seul@exemple.fr');
  expect((await call(client, 'send-document', { draft })).body.sent_to).toEqual([
    'seul@exemple.fr',
  ]);
  expect(emailsTo('seul@exemple.fr')).toMatchObject([{ type: 'document-to-self', links: [] }]);
  expect(await readLead('seul@exemple.fr')).toBeUndefined();
});

test('an unfinished document says BROUILLON, and has no electronic invoice', async () => {
  visit();
  const { body } = await call(connect(), 'send-document', {
    draft: { ...draft, number: '' },
    email: 'brouillon@exemple.fr',
  });
  expect(body).toMatchObject({ is_draft: true });
  const [content] = emailsTo('brouillon@exemple.fr');
  expect(content?.attachments?.[0]?.filename).toContain('(brouillon).pdf');
  expect(content?.paragraphs.join(' ')).toContain('BROUILLON');
  expect(open(content)).toMatchObject({ ok: true, invoice: null });
});

test('what is asked for as provisional says BROUILLON, though nothing is missing', async () => {
  visit();
  const email = 'pas-fini@exemple.fr';
  const ask = { draft, provisional: true };
  const ofVisitor = await call(connect(), 'send-document', { ...ask, email });
  const { client } = await join('pas-emis@exemple.fr');
  const ofUser = await call(client, 'send-document', ask);
  for (const { body } of [ofVisitor, ofUser]) expect(body).toMatchObject({ is_draft: true });
  for (const to of [email, 'pas-emis@exemple.fr']) {
    const [content] = emailsTo(to);
    expect(content?.attachments?.[0]?.filename).toContain('(brouillon).pdf');
    expect(open(content)).toMatchObject({ ok: true, invoice: null });
  }
  const words = { to: 'client-trop-tot@exemple.fr', subject: 'Facture', text: 'Bonjour' };
  expect(await call(client, 'send-document', { ...ask, ...words })).toMatchObject({ status: 400 });
});

test.each([
  ['no draft', undefined],
  ['a file', '%PDF-1.7'],
  ['a draft of a later version', { ...draft, version: 99 }],
  ['a line that is none', { ...draft, lines: [{ kind: 'item', quantity: {} }] }],
])('%s is refused', async (_, given) => {
  visit();
  expect(
    await call(connect(), 'send-document', { draft: given, email: 'a@exemple.fr' }),
  ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(await readLead('a@exemple.fr')).toBeUndefined();
});

test('limits hold for an address, a network, an account and a client', async () => {
  const use = async (count: number, ...limit: Parameters<typeof state.takeUse>) => {
    for (let used = 0; used < count; used += 1) await state.takeUse(...limit);
  };
  const TOO_OFTEN = { status: 429, body: { code: 'over_request_rate_limit' } };
  visit();
  const ask = (email: string, given: unknown = draft) =>
    call(connect(), 'send-document', { draft: given, email });
  await use(5, 'documentToVisitor', 'souvent@exemple.fr');
  expect(await ask('souvent@exemple.fr')).toMatchObject(TOO_OFTEN);
  await use(30, 'documentToAnybody', 'tous@exemple.fr');
  expect(await ask('tous@exemple.fr')).toMatchObject(TOO_OFTEN);
  for (let count = 0; count < 18; count += 1)
    expect((await ask('vide@exemple.fr', null)).status).toBe(400);
  expect(await ask('vingt-et-unieme@exemple.fr')).toMatchObject(TOO_OFTEN);
  visit();
  expect((await ask('ailleurs@exemple.fr')).status).toBe(200);

  const { client, user } = await join('grand@exemple.fr');
  const send = (to: string) =>
    call(client, 'send-document', { draft, to, subject: 'S', text: 'T' });
  await use(10, 'documentToClient', `${user.id} client@exemple.fr`);
  expect(await send('client@exemple.fr')).toMatchObject(TOO_OFTEN);
  expect(await send('tous@exemple.fr')).toMatchObject(TOO_OFTEN);
  expect((await send('autre@exemple.fr')).status).toBe(200);
  await use(97, 'documentByAccount', user.id);
  expect(await send('dernier@exemple.fr')).toMatchObject(TOO_OFTEN);
  forgetUses();
  expect((await send('dernier@exemple.fr')).status).toBe(200);
});

test('what is no document uses up nothing of what may be sent', async () => {
  forgetUses();
  visit();
  const ask = (given: unknown) =>
    call(connect(), 'send-document', { draft: given, email: 'patient@exemple.fr' });
  for (let count = 0; count < 6; count += 1) expect((await ask(null)).status).toBe(400);
  expect((await ask(draft)).status).toBe(200);
});

test('visitors together have two thousand documents a day', async () => {
  forgetUses();
  for (let count = 0; count < 2000; count += 1) await state.takeUse('documentOfVisitors', 'all');
  visit();
  expect((await call(connect(), 'send-document', { draft, email: 'trop@exemple.fr' })).status).toBe(
    429,
  );
  forgetUses();
});

test('who asked is told when the message cannot be kept', async () => {
  visit();
  state.isQueueBroken = true;
  expect(
    await call(connect(), 'send-document', { draft, email: 'panne@exemple.fr' }),
  ).toMatchObject({ status: 503, body: { code: 'email_not_sent' } });
  state.isQueueBroken = false;
});

test('a page stops the news with a button, and a mail program with one click', async () => {
  visit();
  const email = 'stop@exemple.fr';
  await call(connect(), 'send-document', { draft, email, newsletter: true });
  await confirm(email);
  await call(connect(), 'send-document', { draft, email });
  const { unsubscribeUrl = '' } = emailsTo(email)[1] ?? {};
  expect(unsubscribeUrl).toContain(`${ORIGIN}/courriel/desinscription?jeton=`);
  const page = await request(unsubscribeUrl);
  expect(await page.text()).toContain('<button>Me désinscrire</button>');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await readLead(email)).toMatchObject({ newsletter_consent: true });
  for (const _ of [1, 2]) {
    const answer = await request(unsubscribeUrl, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answer.status).toBe(200);
  }
  expect(await readLead(email)).toMatchObject({
    newsletter_consent: false,
    newsletter_consent_at: null,
  });
  expect(emailsTo(email).map(({ type }) => type)).toEqual([
    'document-to-self',
    'document-to-self',
    'unsubscribed',
  ]);
});

test('a question that is over is said to be, and confirms nothing', async () => {
  visit();
  const email = 'tard-venu@exemple.fr';
  await call(connect(), 'send-document', { draft, email, newsletter: true });
  await owner.query(
    "update leads set newsletter_asked_at = now() - interval '31 days' where email = $1",
    [email],
  );
  await owner.query('select purge_expired()');
  const link = emailsTo(email)[0]?.links?.find(({ label }) => label === 'Recevoir nos nouvelles');
  const answer = await request(link?.url ?? '', { method: 'POST' });
  expect(await answer.text()).toContain('Cette demande n’est plus valable');
  expect(await readLead(email)).toMatchObject({
    newsletter_consent: false,
    newsletter_asked_at: null,
  });
});

test('a page forgets an address, the log of messages included', async () => {
  visit();
  const email = 'oubli@exemple.fr';
  await call(connect(), 'send-document', { draft, email });
  await owner.query(
    "insert into email_logs (recipient_email, email_type, subject, status) values ($1, 'document-to-self', 'S', 'sent')",
    [email],
  );
  await owner.query(
    "insert into support_messages (email, subject, message) values ('Oubli@exemple.fr', 'S', 'M')",
  );
  const link = emailsTo(email)[0]?.links?.find(({ label }) => label === 'Effacer mon adresse');
  expect((await request(link?.url ?? '', { method: 'POST' })).status).toBe(200);
  expect(await readLead(email)).toBeUndefined();
  const { rowCount } = await owner.query('select from email_logs where recipient_email = $1', [
    email,
  ]);
  expect(rowCount).toBe(0);
  expect((await owner.query('select from support_messages')).rowCount).toBe(0);
  expect(emailsTo(email).at(-1)).toMatchObject({ type: 'lead-deleted', leavesNoName: true });
  // A second time changes nothing.
  const sent = emails.length;
  expect((await request(link?.url ?? '', { method: 'POST' })).status).toBe(200);
  expect(emails).toHaveLength(sent);
});

test('a link of another action, edited or of another key does nothing', async () => {
  visit();
  const email = 'garde@exemple.fr';
  await call(connect(), 'send-document', { draft, email, newsletter: true });
  await confirm(email);
  await call(connect(), 'send-document', { draft, email });
  const url = emailsTo(email)[1]?.unsubscribeUrl ?? '';
  for (const wrong of [
    url.replace('desinscription', 'effacement'),
    url.slice(0, -3),
    url.replace(/\.[^.]+$/, '.AAAA'),
    `${ORIGIN}/courriel/effacement`,
  ])
    expect((await request(wrong, { method: 'POST' })).status, wrong).toBe(404);
  expect(await readLead(email)).toMatchObject({ newsletter_consent: true });
});
