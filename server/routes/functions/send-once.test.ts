import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { createFunctionSite } from '#server/test/email/function-site.ts';
import { drawForEmail } from './documents/draw-for-email.ts';

const site = await createFunctionSite();
const { owner, connect, join, call, visit, forgetUses, emailsTo, state } = site;
const draft = samples.menuisier;
const readLead = async (email: string) => {
  const { rows } = await owner.query('select * from leads where email = $1', [email]);
  return rows[0];
};

test('what a visitor asks again by its id is sent, drawn and counted once', async () => {
  forgetUses();
  visit();
  const email = 'encore@exemple.fr';
  const id = randomUUID();
  const ask = (change: object = {}) =>
    call(connect(), 'send-document', { draft, email, id, ...change });
  expect((await ask()).body).toEqual({ sent_to: [email], is_draft: false });
  // More often than the daily limit, from a network whose limit is used up.
  for (let count = 0; count < 20; count += 1)
    await state.takeUse('documentByClientIp', state.clientIp);
  for (let count = 0; count < 6; count += 1)
    expect(await ask({ draft: { ...draft, number: 'F-2026-9999' } })).toEqual({
      status: 200,
      body: { sent_to: [email], is_draft: null },
    });
  expect(emailsTo(email)).toHaveLength(1);
  expect(await readLead(email)).toMatchObject({ total_documents_generated: 1 });
  visit();
  expect((await ask({ id: randomUUID() })).status).toBe(200);
  expect(emailsTo(email)).toHaveLength(2);
});

test('an id of somebody else neither stops a message nor tells of it', async () => {
  visit();
  const id = randomUUID();
  const ask = (client: ReturnType<typeof connect>, given: object) =>
    call(client, 'send-document', { draft, id, ...given });
  const [ines, omar] = [await join('ines@exemple.fr'), await join('omar@exemple.fr')];
  const toClient = { to: 'partage@exemple.fr', subject: 'S', text: 'T' };
  for (const { client } of [ines, omar])
    expect((await ask(client, toClient)).body).toEqual({
      sent_to: ['partage@exemple.fr'],
      is_draft: false,
    });
  expect(emailsTo('partage@exemple.fr').map(({ replyTo }) => replyTo)).toEqual([
    'ines@exemple.fr',
    'omar@exemple.fr',
  ]);
  for (const email of ['un@exemple.fr', 'deux@exemple.fr', 'ines@exemple.fr']) {
    expect((await ask(connect(), { email })).body).toEqual({ sent_to: [email], is_draft: false });
    expect(emailsTo(email)).toHaveLength(1);
  }
});

test('two requests of one wish at the same moment send one message', async () => {
  visit();
  const { client } = await join('deux-onglets@exemple.fr');
  const wish = { draft, id: randomUUID(), to: 'c@exemple.fr', subject: 'S', text: 'T', copy: true };
  const send = () => call(client, 'send-document', wish);
  const answers = await Promise.all([send(), send(), send()]);
  for (const { status, body } of answers)
    expect({ status, to: body.sent_to }).toEqual({
      status: 200,
      to: ['c@exemple.fr', 'deux-onglets@exemple.fr'],
    });
  expect(emailsTo('c@exemple.fr')).toHaveLength(1);
  expect(emailsTo('deux-onglets@exemple.fr')).toHaveLength(1);
  expect(state.repeated).toBe(0);
});

test('asked again, a copy that could not be kept follows, and the client has nothing twice', async () => {
  forgetUses();
  visit();
  const { client, user } = await join('copie@exemple.fr');
  const to = 'servi@exemple.fr';
  const wish = { draft, id: randomUUID(), to, subject: 'S', text: 'T', copy: true };
  const send = async () => (await call(client, 'send-document', wish)).body.sent_to;
  state.isEmailBroken = ({ type }) => type === 'document-copy';
  expect(await send()).toEqual([to]);
  state.isEmailBroken = () => false;
  for (let used = 0; used < 10; used += 1)
    await state.takeUse('documentToClient', `${user.id} ${to}`);
  expect(await send()).toEqual([to, 'copie@exemple.fr']);
  expect(await send()).toEqual([to, 'copie@exemple.fr']);
  expect(emailsTo(to)).toHaveLength(1);
  expect(emailsTo('copie@exemple.fr')).toHaveLength(1);
});

test('what could not be kept is sent when it is asked again', async () => {
  visit();
  const wish = { draft, id: randomUUID(), email: 'plus-tard@exemple.fr' };
  state.isQueueBroken = true;
  expect(await call(connect(), 'send-document', wish)).toMatchObject({ status: 503 });
  state.isQueueBroken = false;
  expect((await call(connect(), 'send-document', wish)).status).toBe(200);
  expect(emailsTo('plus-tard@exemple.fr')).toHaveLength(1);
  expect(await call(connect(), 'send-document', { ...wish, id: 'one' })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
});

test('what could not be kept uses up none of the messages of a day', async () => {
  forgetUses();
  visit();
  const wish = { draft, id: randomUUID(), email: 'cinq-fois@exemple.fr' };
  state.isQueueBroken = true;
  for (let count = 0; count < 6; count += 1)
    expect(await call(connect(), 'send-document', wish)).toMatchObject({
      status: 503,
      body: { code: 'email_not_sent' },
    });
  state.isQueueBroken = false;
  expect((await call(connect(), 'send-document', wish)).status).toBe(200);
});

test('nor does what the leads could not keep', async () => {
  forgetUses();
  visit();
  const wish = { draft, id: randomUUID(), email: 'sans-prospect@exemple.fr' };
  await owner.query('alter function public.touch_lead(text, text, boolean) rename to touch_away');
  for (let count = 0; count < 6; count += 1)
    expect((await call(connect(), 'send-document', wish)).status).toBe(503);
  await owner.query('alter function public.touch_away(text, text, boolean) rename to touch_lead');
  expect((await call(connect(), 'send-document', wish)).status).toBe(200);
});

test('a wish whose address was erased since answers with the one that asks', async () => {
  forgetUses();
  visit();
  const wish = { draft, id: randomUUID(), email: 'efface@exemple.fr' };
  await call(connect(), 'send-document', wish);
  await owner.query(
    "update email_logs set recipient_email = '' where recipient_email = 'efface@exemple.fr'",
  );
  expect(await call(connect(), 'send-document', { ...wish, id: wish.id.toUpperCase() })).toEqual({
    status: 200,
    body: { sent_to: ['efface@exemple.fr'], is_draft: null },
  });
});

test.each([
  ['who comes while too many documents are drawn is told to come back', 'busy', 503, ['busy']],
  ['whoever leaves before a document is drawn is no fault of the server', 'left', 499, []],
])('%s', async (_name, code, status, faults) => {
  const refuse = () => Promise.reject(Object.assign(new Error('Not drawn'), { code }));
  const reported: string[] = [];
  const drawn = await drawForEmail(
    {
      clientIp: '192.0.2.1',
      signal: new AbortController().signal,
      drawing: { ...site.env.drawing, draw: refuse },
      report: (fault) => reported.push(fault.code),
    },
    { draft, isProvisional: false },
  );
  if (drawn.ok) throw new Error('It was drawn');
  expect(drawn.response.status).toBe(status);
  expect(await drawn.response.json()).toMatchObject({ code: 'unavailable' });
  expect(reported).toEqual(faults);
});
