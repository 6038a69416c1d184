import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFunctionSite } from '#server/test/email/function-site.ts';

const { owner, connect, join, call, visit, emailsTo, emails, state, functionFaults } =
  await createFunctionSite({ supportEmail: 'aide@facturier.example' });
const asked = {
  email: 'visiteur@exemple.fr',
  subject: 'Une question',
  message: 'Bonjour,\nComment faire un acompte ?',
};

test('a message of a visitor is kept under a number, and goes to the operator, who can answer', async () => {
  visit();
  const { status, body } = await call(connect(), 'support-message', asked);
  expect(status).toBe(200);
  expect(body).toEqual({ number: expect.stringMatching(/^A-\d{6}$/), receipt_sent: true });
  const { rows } = await owner.query(
    'select email, subject, message, user_id from support_messages',
  );
  expect(rows).toEqual([{ ...asked, user_id: null }]);
  expect(emailsTo('aide@facturier.example')).toMatchObject([
    { replyTo: 'visiteur@exemple.fr', quotation: asked.message },
  ]);
});

test('the receipt of a visitor repeats nothing: the address may be somebody else’s', async () => {
  visit();
  await call(connect(), 'support-message', {
    ...asked,
    email: 'victime@exemple.fr',
    subject: 'Gagnez mille euros',
    message: 'https://piege.exemple',
  });
  const receipt = JSON.stringify(emailsTo('victime@exemple.fr'));
  expect(receipt).toContain('Nous avons reçu votre message (A-');
  expect(receipt).not.toMatch(/Gagnez|piege/);
});

test('a user is answered at the address of the account, with what was written', async () => {
  visit();
  const { client, user } = await join('zoe@exemple.fr');
  await call(client, 'support-message', asked);
  expect(emailsTo('zoe@exemple.fr')).toMatchObject([{ quotation: asked.message }]);
  const { rows } = await owner.query('select email from support_messages where user_id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ email: 'zoe@exemple.fr' }]);
});

test('a message is kept though its receipt cannot be sent', async () => {
  visit();
  state.isQueueBroken = true;
  const { status, body } = await call(connect(), 'support-message', {
    ...asked,
    email: 'panne@exemple.fr',
  });
  state.isQueueBroken = false;
  expect({ status, body }).toMatchObject({ status: 200, body: { receipt_sent: false } });
  expect(functionFaults).toContainEqual({ event: 'function_fault', code: 'email_not_queued' });
  expect(JSON.stringify(functionFaults)).not.toContain('panne');
});

test('sent again after a lost answer, a message is kept once and told once', async () => {
  visit();
  const again = { ...asked, id: randomUUID(), email: 'deux-fois@exemple.fr' };
  const toOperator = emailsTo('aide@facturier.example').length;
  const first = await call(connect(), 'support-message', again);
  expect(await call(connect(), 'support-message', again)).toEqual(first);
  const { rowCount } = await owner.query(
    "select from support_messages where email = 'deux-fois@exemple.fr'",
  );
  expect(rowCount).toBe(1);
  expect(emailsTo('deux-fois@exemple.fr')).toHaveLength(1);
  expect(emailsTo('aide@facturier.example')).toHaveLength(toOperator + 1);
});

test('a message that the operator was not told of is told when it is sent again', async () => {
  visit();
  const again = { ...asked, id: randomUUID(), email: 'muette@exemple.fr' };
  state.isQueueBroken = true;
  const { body } = await call(connect(), 'support-message', again);
  state.isQueueBroken = false;
  expect(await call(connect(), 'support-message', again)).toEqual({
    status: 200,
    body: { number: body.number, receipt_sent: true },
  });
  expect(emailsTo('aide@facturier.example').at(-1)).toMatchObject({
    replyTo: 'muette@exemple.fr',
  });
});

test('a receipt that alone could not be kept follows when the message is sent again', async () => {
  visit();
  const again = { ...asked, id: randomUUID(), email: 'sans-recu@exemple.fr' };
  const toOperator = emailsTo('aide@facturier.example').length;
  state.isEmailBroken = ({ type }) => type === 'support-receipt';
  const { body } = await call(connect(), 'support-message', again);
  expect(body.receipt_sent).toBe(false);
  expect((await call(connect(), 'support-message', again)).body).toEqual(body);
  state.isEmailBroken = () => false;
  const sent = { number: body.number, receipt_sent: true };
  expect((await call(connect(), 'support-message', again)).body).toEqual(sent);
  expect(emailsTo('sans-recu@exemple.fr')).toHaveLength(1);
  expect(emailsTo('aide@facturier.example')).toHaveLength(toOperator + 1);
});

test('asked twice at once, or though nothing could be noted, each e-mail leaves once', async () => {
  visit();
  const again = { ...asked, id: randomUUID(), email: 'ensemble@exemple.fr' };
  const toOperator = emailsTo('aide@facturier.example').length;
  const ask = () => call(connect(), 'support-message', again);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toEqual(second);
  await owner.query('update support_messages set is_told = false where email = $1', [again.email]);
  expect(await ask()).toEqual(first);
  expect(emailsTo('ensemble@exemple.fr')).toHaveLength(1);
  expect(emailsTo('aide@facturier.example')).toHaveLength(toOperator + 1);
});

test('other words under an id that is taken are another message, and say nothing of the first', async () => {
  visit();
  const id = randomUUID();
  const numbers = [];
  for (const change of [{}, { message: 'Autre chose' }, { email: 'autre@exemple.fr' }])
    numbers.push(
      (await call(connect(), 'support-message', { ...asked, ...change, id })).body.number,
    );
  expect(new Set(numbers).size).toBe(3);
});

test('what a user wrote goes with the account', async () => {
  visit();
  const { client, user } = await join('partie@exemple.fr');
  await call(client, 'support-message', asked);
  await call(connect(), 'support-message', { ...asked, email: 'partie@exemple.fr' });
  await owner.query('delete from auth.users where id = $1', [user.id]);
  const { rowCount } = await owner.query(
    "select from support_messages where email = 'partie@exemple.fr'",
  );
  expect(rowCount).toBe(0);
});

test.each([
  ['no address', { email: 'visiteur' }],
  ['an address that adds a header', { email: 'a@b.fr\nBcc: c@d.fr' }],
  ['two addresses', { email: 'a@b.fr,c@d.fr' }],
  ['a group of addresses', { email: 'amis:a@b.fr' }],
  ['an address and a comment', { email: 'a(b)@c.fr' }],
  ['a subject of two lines', { subject: 'Une\nquestion' }],
  ['no subject', { subject: ' ' }],
  ['a message too long', { message: 'a'.repeat(5001) }],
])('%s is refused', async (_, change) => {
  visit();
  const before = emails.length;
  expect(await call(connect(), 'support-message', { ...asked, ...change })).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
  expect(emails).toHaveLength(before);
});

test('a network writes ten times an hour, a user five times a day', async () => {
  visit();
  const write = (email: string) => call(connect(), 'support-message', { ...asked, email });
  for (let count = 0; count < 10; count += 1)
    expect((await write(`voisin-${count}@exemple.fr`)).status).toBe(200);
  const refused = { status: 429, body: { code: 'over_request_rate_limit' } };
  expect(await write('dernier@exemple.fr')).toMatchObject(refused);
  const { client } = await join('bavard@exemple.fr');
  for (let count = 0; count < 5; count += 1) {
    visit();
    expect((await call(client, 'support-message', asked)).status).toBe(200);
  }
  visit();
  expect(await call(client, 'support-message', asked)).toMatchObject(refused);
});

test('strangers who write in the name of an address use up nothing of its owner', async () => {
  const email = 'cible@exemple.fr';
  const { client } = await join(email);
  const write = async (from = connect()) => {
    visit();
    const { status, body } = await call(from, 'support-message', { ...asked, email });
    return [status, body.receipt_sent];
  };
  expect(await write()).toEqual([200, true]);
  // Stored, but an unproven address gets one message a minute.
  for (let count = 0; count < 9; count += 1) expect(await write()).toEqual([200, false]);
  expect(emailsTo(email)).toHaveLength(1);
  expect(await write(client)).toEqual([200, true]);
  const { rowCount } = await owner.query('select from support_messages where email = $1', [email]);
  expect(rowCount).toBe(11);
});

test('an address that nobody has proven has five receipts a day', async () => {
  const email = 'souvent@exemple.fr';
  for (let count = 0; count < 5; count += 1) await state.takeUse('manyReceipts', email);
  visit();
  const { body } = await call(connect(), 'support-message', { ...asked, email });
  expect(body.receipt_sent).toBe(false);
  expect(emailsTo(email)).toEqual([]);
});
